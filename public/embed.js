// <brag-table>: a table of Brag on any page. The script defines the element and no global name. It stores nothing on the device.
// The manual is docs/embedding.md.
(() => {
  const VERSION = 1;
  // The options of the frame are the attributes of the element.
  const OPTIONS = ["variant", "rules", "seats", "bots", "chips", "theme", "lang", "accent"];
  const FLAGS = ["start", "record"];
  const EVENTS = ["ready", "resize", "deal-ended", "sitting-ended", "error"];
  const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";
  // The app is in the folder of this script. If the script runs as a module, `currentScript` is null.
  const own = document.currentScript ?? [...document.scripts].find(({ src }) => /\/embed\.js(\?|$)/.test(src));
  const beside = own?.src;

  class BragTable extends HTMLElement {
    static observedAttributes = ["theme", "lang"];
    #frame;
    #home;
    #ready = false;
    #waiting = [];
    #listen = (event) => this.#hear(event);

    constructor() {
      super();
      const style = new CSSStyleSheet();
      style.replaceSync(":host{display:block}:host([hidden]){display:none}iframe{display:block;width:100%;height:540px;border:0}");
      this.attachShadow({ mode: "open" }).adoptedStyleSheets = [style];
    }

    connectedCallback() {
      const home = this.getAttribute("src") ?? beside;
      if (!home) throw new Error("<brag-table>: say in `src` where the app lies.");
      // A moved element gets a new frame. Browsers reload the frame of a moved element anyway.
      this.#home = new URL("./", new URL(home, document.baseURI));
      this.#ready = false;
      this.#frame = Object.assign(document.createElement("iframe"), {
        title: this.getAttribute("title") ?? "Brag, a card game",
        loading: "lazy",
        allow: "fullscreen; screen-wake-lock; clipboard-write",
        src: this.#address(),
      });
      this.#frame.setAttribute("sandbox", SANDBOX);
      addEventListener("message", this.#listen);
      this.shadowRoot.replaceChildren(this.#frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#listen);
      this.shadowRoot.replaceChildren();
      this.#waiting = [];
      this.#ready = false;
    }

    attributeChangedCallback(name, before, value) {
      if (!this.#frame || before === value) return;
      if (name === "theme") this.#send({ type: "set-theme", theme: value ?? "system" });
      else if (value) this.#send({ type: "set-language", lang: value });
    }

    /** Deals if the table waits for that. */
    start() {
      this.#send({ type: "start" });
    }

    /** Pauses bots and motion, or resumes them. */
    pause(paused = true) {
      this.#send({ type: "pause", paused: Boolean(paused) });
    }

    #address() {
      const address = new URL(this.#home);
      const query = ["embed"];
      for (const name of OPTIONS) {
        const value = this.getAttribute(name);
        if (value) query.push(`${name}=${encodeURIComponent(value)}`);
      }
      for (const name of FLAGS) if (this.hasAttribute(name)) query.push(`${name}=${encodeURIComponent(this.getAttribute(name) || "1")}`);
      if (location.origin !== "null") query.push(`origin=${encodeURIComponent(location.origin)}`);
      address.search = query.join("&");
      return address.href;
    }

    #send(message) {
      if (!this.#ready) this.#waiting.push(message);
      else this.#frame.contentWindow?.postMessage({ brag: VERSION, ...message }, this.#home.origin);
    }

    #hear({ source, origin, data }) {
      if (source !== this.#frame.contentWindow || origin !== this.#home.origin) return;
      if (data?.brag !== VERSION || !EVENTS.includes(data.type)) return;
      const { brag, type, ...detail } = data;
      if (detail.height) this.#frame.style.height = `${detail.height}px`;
      if (type === "ready") {
        this.#ready = true;
        this.#waiting.splice(0).forEach((message) => this.#send(message));
      }
      this.dispatchEvent(new CustomEvent(`brag-${type}`, { detail, bubbles: true, composed: true }));
    }
  }

  // A page may contain the script more than once.
  if (!customElements.get("brag-table")) customElements.define("brag-table", BragTable);
})();
