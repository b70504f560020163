// <brag-table>: a table of Brag on any page. The script defines the element and no global name. It stores nothing on the device,
// unless the attribute `keep` asks for that.
// The manual is docs/embedding.md.
(() => {
  const VERSION = 1;
  // The options of the frame are the attributes of the element.
  const OPTIONS = ["variant", "rules", "seats", "bots", "chips", "names", "number", "theme", "lang", "accent", "speed", "step", "seat"];
  const FLAGS = ["start", "record", "hints", "play", "own-cards", "no-new-game"];
  // Those that describe the table. A change sets up another one.
  const TABLE = ["variant", "rules", "seats", "bots", "chips", "names", "own-cards"];
  // Those that put something in its place.
  const PLACE = ["number", "replay", "lesson"];
  const EVENTS = ["ready", "resize", "table-changed", "deal-began", "deal-ended", "sitting-ended", "lesson-step", "lesson-end", "error"];
  // The title of the frame; what is said where it does not come, and the button beneath. The build adds the other languages.
  const WORDS = { en: ["Brag, a card game", "The table hasn’t loaded yet.", "Try again"] };
  // So long a table that the visitor sees may take to come, in milliseconds.
  const PATIENCE = 15_000;
  // The element is as wide as its place, whatever lays it out. Where the place is as wide as its content, the frame asks for the
  // width of the largest table, and has never more than the place.
  const STYLE = `:host{display:block;position:relative;min-width:0;width:-moz-available;width:-webkit-fill-available;width:stretch}
    :host([hidden]){display:none}
    iframe{display:block;width:1152px;min-width:100%;max-width:100%;height:var(--brag-height,var(--wanted,540px));border:0;border-radius:var(--brag-radius,0)}
    div{position:absolute;inset:0 0 auto;padding:12px;text-align:center;background:Canvas;color:CanvasText}
    p{margin:0 0 8px}button{min-height:44px;padding:0 16px;font:inherit}`;
  const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";
  // Where the app is, if the build was told.
  const SITE = "";

  /** The folder of this script, where the app is: nobody else's, and none if the script was put into another file. */
  const beside = (() => {
    // In a module `currentScript` is null, and a classic script may not contain `import.meta`. The first address of a stack is
    // that of the file that runs.
    const [stack] = /[a-z][a-z\d+.-]*:\/\/[^\s()]+?(?=:\d+:\d+)/i.exec(new Error().stack) ?? [];
    try {
      const own = new URL(document.currentScript?.src || stack);
      const isReal = /^https?:$/.test(own.protocol) || own.protocol === location.protocol;
      if (isReal && own.pathname.endsWith("/embed.js")) return own.href;
    } catch { }
    return SITE;
  })();

  /** The folder that an address names. Without a slash at the end it is meant too. */
  const folder = (address) => {
    try {
      const home = new URL(address, document.baseURI);
      if (!/(\/|\.m?js|\.html?)$/.test(home.pathname)) home.pathname += "/";
      return new URL("./", home);
    } catch { }
  };

  class BragTable extends HTMLElement {
    static observedAttributes = ["theme", "lang", "title", ...TABLE, ...PLACE];
    #frame;
    #home;
    #ready = false;
    #waiting = [];
    #late;
    #notice;
    // The visitor's game, and what the table was asked to be: it goes on where the frame has to be fetched anew.
    #kept;
    #changes = false;
    #sight = new IntersectionObserver((seen) => this.#await(seen.at(-1).isIntersecting));
    #listen = (event) => this.#hear(event);
    #online = () => this.#notice && this.#fetch();
    #deal = () => this.#send({ type: "start" });
    #wait = (paused = true) => this.#send({ type: "pause", paused: Boolean(paused) });

    constructor() {
      super();
      const style = new CSSStyleSheet();
      style.replaceSync(STYLE);
      this.attachShadow({ mode: "open" }).adoptedStyleSheets = [style];
    }

    connectedCallback() {
      // What was set before the script was here hides the accessors.
      for (const name of ["start", "pause"]) {
        if (!Object.hasOwn(this, name)) continue;
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
      const address = this.getAttribute("src") || beside;
      // An element that is put elsewhere gets a new frame, in which the game goes on. Browsers reload its frame anyway.
      this.#home = address ? folder(address) : undefined;
      if (!this.#home) {
        console.error("<brag-table>: `src` must say where the app is, because the script was not loaded from beside it.");
        this.#say();
        return;
      }
      addEventListener("message", this.#listen);
      addEventListener("online", this.#online);
      this.#fetch();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#listen);
      removeEventListener("online", this.#online);
      this.#sight.disconnect();
      this.#await(false);
      this.shadowRoot.replaceChildren();
      this.#waiting = [];
      this.#ready = false;
    }

    /** An element that is moved as a whole (`moveBefore`) keeps its frame. */
    connectedMoveCallback() {}

    attributeChangedCallback(name, before, value) {
      if (!this.#frame || before === value) return;
      if (name === "theme") this.#send({ type: "set-theme", theme: value ?? "system" });
      else if (name === "lang" || name === "title") {
        this.#frame.title = this.#title();
        if (name === "lang") this.#send({ type: "set-language", lang: value || null });
      } else if (this.isConnected && this.#home && !this.#changes) {
        // Several may change in turn.
        this.#changes = true;
        queueMicrotask(() => this.#change(PLACE.includes(name)));
      }
    }

    /** Sets up another table: in the frame, or where something stands in its place by another one. */
    #change(isPlace) {
      this.#changes = false;
      if (!this.isConnected) return;
      if (isPlace || PLACE.some((name) => this.hasAttribute(name))) this.#fetch();
      else this.#send({ type: "set-table", options: this.#query(TABLE) });
    }

    /** `start()` deals if the table waits for that. Frameworks set an attribute as a property of the same name, so that sets the attribute. */
    get start() {
      return this.#deal;
    }

    set start(on) {
      if (on === false || on == null) this.removeAttribute("start");
      else if (typeof on !== "function") this.setAttribute("start", on === true ? "" : on);
    }

    /** `pause()` pauses bots and motion, `pause(false)` resumes them. To set it does the same. */
    get pause() {
      return this.#wait;
    }

    set pause(paused) {
      this.#wait(paused);
    }

    /** Fetches the table, or fetches it again. */
    #fetch() {
      this.#ready = false;
      this.#notice = undefined;
      this.#frame = document.createElement("iframe");
      // A page that isolates itself may show frames that get nothing of what the browser has stored. A table needs nothing of it.
      if (self.crossOriginIsolated || this.hasAttribute("credentialless")) this.#frame.setAttribute("credentialless", "");
      Object.assign(this.#frame, {
        title: this.#title(),
        loading: "lazy",
        allow: "fullscreen; screen-wake-lock; clipboard-write",
        src: this.#address(),
      });
      this.#frame.setAttribute("sandbox", SANDBOX);
      this.#frame.setAttribute("part", "frame");
      // What the table will ask for (src/app/embed/height.rs), so that nothing moves when it does.
      const width = this.clientWidth, [tall, most] = width < 600 ? [1.5, 640] : [0.625, 720];
      if (width) this.#frame.style.setProperty("--wanted", `${Math.floor(Math.min(Math.max(width * tall, 480), most))}px`);
      this.shadowRoot.replaceChildren(this.#frame);
      this.#sight.disconnect();
      this.#sight.observe(this);
    }

    /** Waits for the table while the visitor sees its place. */
    #await(isSeen) {
      clearTimeout(this.#late);
      if (isSeen && !this.#ready && !this.#notice) this.#late = setTimeout(() => this.#say(), PATIENCE);
    }

    /** Waits no longer: there is something to see. */
    #come() {
      this.#await(false);
      this.#notice?.remove();
      this.#notice = undefined;
      this.#sight.disconnect();
    }

    /** Says in place of the table that it does not come. If it still comes, that goes. */
    #say() {
      const [, says, again] = this.#words();
      this.#notice = document.createElement("div");
      this.#notice.setAttribute("role", "alert");
      const line = document.createElement("p");
      line.append(says);
      this.#notice.append(line);
      if (this.#home) {
        const button = document.createElement("button");
        button.onclick = () => this.#fetch();
        button.append(again);
        this.#notice.append(button);
      }
      this.shadowRoot.append(this.#notice);
    }

    /** The words in the language of the table: the one that is asked for, or else the visitor's. */
    #words() {
      const known = (tag) => WORDS[tag?.split(/[-_]/)[0].toLowerCase()];
      return known(this.getAttribute("lang")) ?? navigator.languages.map(known).find(Boolean) ?? WORDS.en;
    }

    #title() {
      return this.getAttribute("title") ?? this.#words()[0];
    }

    #address() {
      const address = new URL(this.#home);
      const origin = location.origin === "null" ? "" : `&origin=${encodeURIComponent(location.origin)}`;
      address.search = `embed&${this.#query([...OPTIONS, ...FLAGS])}${origin}`;
      // A record and a game may be long. No server sees what stands behind "#".
      const [replay, lesson] = ["replay", "lesson"].map((name) => this.getAttribute(name));
      const [name, value] = replay ? ["replay", replay] : lesson ? ["learn", lesson] : ["kept", this.#game()];
      if (value) address.hash = `${name}=${encodeURIComponent(value)}`;
      return address.href;
    }

    /** These options as the query of an address has them. */
    #query(names) {
      const query = [];
      for (const name of names) {
        const value = this.getAttribute(name);
        if (FLAGS.includes(name)) {
          if (value !== null) query.push(`${name}=${encodeURIComponent(value && value !== name ? value : "1")}`);
        } else if (value) query.push(`${name}=${encodeURIComponent(value)}`);
      }
      return query.join("&");
    }

    /** The table that is asked for. A game that is kept is one at this table. */
    #table() {
      return this.#query([...TABLE, "number"]);
    }

    /** The key under which the page of the element stores the game. */
    get #key() {
      const name = this.getAttribute("keep");
      return name === null ? undefined : `brag-table ${name || location.pathname}`;
    }

    /** The game that goes on at this table, if one does: this element's own, or else the one that its page brings or has stored. */
    #game() {
      let kept = this.#kept;
      if (!kept && this.getAttribute("kept")) return this.getAttribute("kept");
      // Where storage is refused nothing is stored.
      try { kept ??= this.#key && JSON.parse(localStorage.getItem(this.#key)) } catch { }
      return kept?.table === this.#table() ? kept.game : undefined;
    }

    /** Keeps the game as it is now. There is none any more where nothing can go on. */
    #keep(game) {
      this.#kept = { table: this.#table(), game };
      if (this.#key === undefined) return;
      try {
        if (game) localStorage.setItem(this.#key, JSON.stringify(this.#kept));
        else localStorage.removeItem(this.#key);
      } catch { }
      this.dispatchEvent(new CustomEvent("brag-kept", { detail: { kept: game }, bubbles: true, composed: true }));
    }

    /** Asks the frame for the game after each action. It comes by a channel that no other script of the page hears. */
    #ask() {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => data?.type === "kept" && this.#keep(data.kept ?? undefined);
      this.#frame.contentWindow?.postMessage({ brag: VERSION, type: "keep" }, this.#home.origin, [port2]);
    }

    #send(message) {
      if (!this.#ready) this.#waiting.push(message);
      else this.#frame.contentWindow?.postMessage({ brag: VERSION, ...message }, this.#home.origin);
    }

    #hear({ source, origin, data }) {
      if (source !== this.#frame?.contentWindow || origin !== this.#home.origin) return;
      if (data?.brag !== VERSION) return;
      // There is a table, which talks to this page when all of it is there.
      if (data.type === "early") this.#come();
      if (!EVENTS.includes(data.type)) return;
      const { brag, type, ...detail } = data;
      if (detail.height) this.#frame.style.setProperty("--wanted", `${detail.height}px`);
      // Where the app itself says why it cannot start, nothing is said over it.
      const isTold = type === "error" && detail.option === "table";
      if (type === "ready" || isTold) this.#come();
      if (type === "ready") {
        this.#ready = true;
        if (!this.hasAttribute("replay")) this.#ask();
        this.#waiting.splice(0).forEach((message) => this.#send(message));
      }
      this.dispatchEvent(new CustomEvent(`brag-${type}`, { detail, bubbles: true, composed: true }));
    }
  }

  // A page may contain the script more than once.
  if (!customElements.get("brag-table")) customElements.define("brag-table", BragTable);
})();
