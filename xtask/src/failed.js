// What the page does where the program does not start: it fetches the script that finds the reason (why.js). The page itself has
// only one sentence for all reasons, for when not even that script can be had.
// Browsers of any age must be able to read this, so it is old JavaScript.
(function (page, path) {
  var line = document.querySelector("#shell [data-failed]");
  // Says a sentence in place of the line of the first screen. It takes the room of what it cannot open.
  page.say = function (text) {
    line.nextElementSibling.outerHTML = "";
    line.className = "hint";
    line.setAttribute("role", "alert");
    line.textContent = text;
    return line;
  };
  // Looks for the script here and in the folders above: the address may be a folder without its slash at the end, or one below the
  // app for which the host answers with this page. The script takes `say` for itself.
  page.fail = function () {
    if (!page.say) return;
    if (!path) return page.say(line.getAttribute("data-failed"));
    var script = document.createElement("script");
    script.src = path + "why.js";
    script.onload = script.onerror = page.fail;
    path = path.replace(/[^\/]*\/$/, "");
    document.body.appendChild(script);
  };
  // A browser that is too old for the page has not read its first script, or lacks what that has looked for (boot.js).
  if (!page.fits) page.fail();
})(document.documentElement, location.pathname.replace(/\/?$/, "/"));
