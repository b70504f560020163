/**
 * Runs in the page: names and figures of the felt that lie beneath another thing, such as a portrait, each with that thing. It
 * counts what takes no clicks too, and nothing that is clear.
 */
export function beneath() {
  const felt = document.querySelector('.felt');
  const name = (one) => `${one.closest('[class]').getAttribute('class')} ${one.innerText || one.getAttribute('aria-label') || ''}`.replace(/\s+/g, ' ').trim();
  // The policy of the page lets no style element in.
  const clicks = new CSSStyleSheet();
  clicks.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, clicks];
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isClear = (one) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    return opacity === '0' || (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none');
  };
  // A figure that rises where somebody wins is gone at once. The result lies over players who are out.
  const mayLieOver = (one) => one.closest('.cheer, .paused, .verdict') || (one instanceof HTMLElement && isClear(one));
  const told = [...felt.querySelectorAll('.name, .purse b, .hand-name, .head, .verdict h2, .kind, .total')].filter((one) => isSeen(one) && one.innerText.trim());
  const found = told.flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    // What only a screen reader tells lies outside, or is one pixel wide.
    const [text, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
    const [left, right] = [Math.max(text.left, box.left), Math.min(text.right, box.right)];
    const [width, top, height] = [right - left, text.top, text.height];
    if (width < 4 || height < 4) return [];
    const over = [.1, .5, .9].map((part) => document.elementFromPoint(left + width * part, top + height / 2));
    const isOver = (other) => other && !one.contains(other) && !other.contains(one) && !mayLieOver(other) && (other.closest('.face') || !(one.closest('.plate') ?? felt).contains(other.closest('.plate') ?? document.body));
    const other = over.find(isOver);
    return other ? [`${name(one)} / ${name(other)}`] : [];
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== clicks);
  return found;
}
