// Starts the program once the first screen has been painted: until then the line and the processor are for that.
(() => {
  const start = () => {
    const program = fetch("{wasm}", { integrity: "{wasm-integrity}" });
    const script = { rel: "modulepreload", href: "{script}", integrity: "{script-integrity}" };
    document.head.append(Object.assign(document.createElement("link"), script));
    import("{script}").then(({ default: run }) => run({ module_or_path: program })).catch((error) => {
      console.error(error);
      const hint = document.querySelector("#shell .hint");
      if (hint) {
        hint.setAttribute("role", "alert");
        hint.textContent = "The game could not be fetched. Please load the page again once you are connected.";
      }
    });
  };
  // A page that nobody looks at is not painted.
  if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes("paint")) start();
  else new PerformanceObserver((_, painted) => { painted.disconnect(); start(); }).observe({ type: "paint", buffered: true });
})();
