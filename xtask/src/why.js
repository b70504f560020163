// Finds out why the program does not start, and says so. The page fetches this only then (failed.js).
// Browsers of any age must be able to read it, so it is old JavaScript.
(function (page) {
  var WORDS = { en: {} };
  var sayInPlace = page.say, fault = page.fault, path = location.pathname;
  page.say = null;

  // Trailing parts of a tag do not count. The page has chosen the language already, unless the browser could not read its scripts.
  var words = (function () {
    var asked = /[?&]lang=([a-z]+)/i.exec(location.search);
    var tags = [page.fits && page.lang, asked && asked[1]].concat(navigator.languages || navigator.language, "en");
    for (var n = 0; n < tags.length; n++) {
      var code = tags[n] && tags[n].split(/[-_]/)[0].toLowerCase();
      if (WORDS.hasOwnProperty(code)) return page.lang = code, WORDS[code];
    }
  })();

  // Says a sentence, by its name. An embedded table tells the page around it too, in English. If the line may come back, that page
  // tries again and says so itself.
  var say = function (name) {
    var line = sayInPlace(words[name]);
    // What cannot be pressed is not shown, and a long sentence takes its room.
    line.nextElementSibling.style.display = "none";
    line.style.cssText = "grid-area:1/1/-1/-1;max-height:none" + (words[name].length > 60 ? ";font-size:.875rem" : "");
    tell(name);
    return line;
  };

  // The page around a frame hears of what does not pass by itself.
  var tell = function (name) {
    if (parent !== window && name != "not-fetched") parent.postMessage({ brag: 1, type: "error", option: "table", says: WORDS.en[name] }, "*");
  };

  // In a browser that knows the style no better than the scripts, nothing but a sentence can be read.
  var sayAlone = function (name) {
    document.body.innerHTML = "";
    var line = document.createElement("p");
    line.setAttribute("role", "alert");
    line.setAttribute("style", "margin:0;padding:24px;font:20px/1.5 sans-serif;color:#000;background:#fff");
    line.appendChild(document.createTextNode(words[name]));
    document.body.appendChild(line);
    tell(name);
  };

  var isOld = fault && /^(Compile|Link|Syntax)Error$/.test(fault.name);
  var home = document.currentScript && document.currentScript.src.replace(/why\.js$/, "");
  var own = location.href.replace(/[?#].*$/, "").replace(/[^\/]*$/, "");
  // A program that has stopped is told of by its dialog.
  if (fault && fault.name == "RuntimeError") return;
  if (location.protocol == "file:") say("from-file");
  else if (window.origin == "null") say("sandboxed");
  else if (!page.fits) sayAlone("too-old");
  else if (home == location.origin + path + "/") location.replace(home + location.search + location.hash);
  else if (home != own) {
    var link = document.createElement("a");
    // What the address brings goes with it, also where a program has escaped the `#`.
    var escaped = /%(?:25)*23((?:rules|ten|sitting|phone|hand)(?:=|%(?:25)*3d).*)$/i.exec(location.href);
    link.href = home + (escaped ? "#" + escaped[1] : location.hash);
    link.textContent = words["to-the-table"];
    link.style.color = "inherit";
    var line = say("no-page");
    line.appendChild(document.createTextNode(" "));
    line.appendChild(link);
  }
  else if (!window.WebAssembly) say("no-wasm");
  else if (isOld) sayAlone("too-old");
  else {
    // The page links to its script, and the link names the program (boot.js).
    var named = document.querySelector("link[data-wasm]");
    var ask = function (file, isScript) {
      return fetch(file, { cache: "no-store" }).then(function (answer) {
        var type = answer.headers.get("Content-Type") || "";
        if (!answer.ok || /html/.test(type)) return "missing";
        return isScript && !/script/.test(type) ? "wrong-type" : "changed";
      });
    };
    Promise.all([ask(named.href, true), ask(named.getAttribute("data-wasm"))]).then(function (found) {
      say(found.indexOf("missing") >= 0 ? "missing" : found[0]);
    })["catch"](function () {
      say("not-fetched");
    });
  }
})(document.documentElement);
