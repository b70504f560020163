// Reloads the page when it has been built again. Only the developer's server puts this script into it.
(() => {
  const built = async () => {
    const answer = await fetch("live.txt", { cache: "no-store" }).catch(() => null);
    return answer?.ok ? answer.text() : null;
  };
  let first;
  const look = async () => {
    const now = await built();
    first ??= now;
    if (now && now !== first) location.reload();
    else setTimeout(look, 300);
  };
  look();
})();
