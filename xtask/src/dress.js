// The style of the sheets comes with what makes them. Where it cannot be fetched, neither is there, and both can be tried again.
const dressed = (program) => new Promise((dress, fail) => {
  const link = document.querySelector("link[rel=later]");
  if (!link) return dress(program);
  link.onload = () => dress(program);
  link.onerror = () => {
    link.rel = "later";
    fail(new Error("The style of the sheets could not be fetched."));
  };
  link.rel = "stylesheet";
});
