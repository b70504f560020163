// Whether a screen can be read and used: what is wrong with what lies where, at any size of text.

/**
 * Runs in the page: tells what is wrong on the screen. Texts are cut, lie over each other or beside the screen; what can be
 * pressed has no height, cannot be scrolled to, or lies under something else.
 */
export function wrongs() {
  const found = [];
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ');
  const isSeen = (element) => {
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) {
      const { opacity: own, visibility, display, clipPath } = getComputedStyle(at);
      if (visibility !== 'visible' && at === element || display === 'none' || clipPath === 'inset(50%)') return false;
      opacity *= Number(own);
    }
    return opacity > 0.15;
  };
  const named = (element) => `“${(element.closest('[aria-label]')?.getAttribute('aria-label') ?? element.innerText ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}” (${element.getAttribute('class') || element.tagName})`;
  const words = (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes = [];
    while (texts.nextNode()) {
      // Words that are only read aloud have no room.
      if (texts.currentNode.parentElement.closest('.sr')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 0.5));
    }
    // A font may claim more room above and below its letters than they fill.
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (boxes.length === 0) return new DOMRect();
    const edge = (of, side) => of(...boxes.map((box) => box[side]));
    const spare = Math.max(0, (Math.min(...boxes.map(({ height }) => height)) - size * 1.1) / 2);
    const [left, top] = [edge(Math.min, 'left'), edge(Math.min, 'top') + spare];
    return new DOMRect(left, top, edge(Math.max, 'right') - left, edge(Math.max, 'bottom') - spare - top);
  };
  const top = document.querySelector('dialog[open]') ?? document.querySelector('.room') ?? document.body;
  const all = (selector) => [...top.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0 && isSeen(element));

  // What can be pressed.
  for (const button of all('button, input, select, a[href], [role=slider]')) {
    if (button.closest('.card, .back')) continue;
    const box = button.getBoundingClientRect();
    const least = button.matches('.felt *, a, input[type=radio], input[type=checkbox]') ? 1 : 24;
    if (box.width < least || box.height < least) found.push(`${named(button)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`${named(button)} lies beside the screen: ${round(box)}`);
    const own = words(button);
    // Steps have a sign and no words.
    if (button.innerText?.trim() && !button.matches('.step') && own.width > 1 && (own.left < box.left - 1 || own.right > box.right + 1 || own.top < box.top - 1 || own.bottom > box.bottom + 1)) found.push(`${named(button)}: its words ${round(own)} stand out of ${round(box)}`);
    const scroller = [...parents(button)].find((at) => /auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1);
    if (!scroller && (box.top < -1 || box.bottom > innerHeight + 1)) found.push(`${named(button)} cannot be reached: ${round(box)}`);
  }
  function* parents(of) { for (let at = of.parentElement; at; at = at.parentElement) yield at; }

  // Texts that are cut, unless they are whole elsewhere.
  const said = all('.verdict, .standing, .line, .board').map((element) => element.innerText.replaceAll(/\s+/g, ' ').toLowerCase()).join(' ');
  for (const element of all('*')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const isInline = getComputedStyle(element).display === 'inline';
    // A font may claim more room above and below its letters than they fill.
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (!says || isInline || element.matches('.sr, option, select, .mark') || element.closest('.sr, svg')) continue;
    if (element.matches('.kind') && said.includes(element.innerText.trim().toLowerCase())) continue;
    if (overflowX !== 'visible' && !/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) found.push(`${named(element)} is cut: ${element.clientWidth} of ${element.scrollWidth} px`);
    if (overflowY !== 'visible' && !/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + Math.max(4, size / 8)) found.push(`${named(element)} is cut: ${element.clientHeight} of ${element.scrollHeight} px high`);
    const box = words(element);
    if (box.width > 1 && (box.left < -1 || box.right > innerWidth + 1)) found.push(`${named(element)} stands out of the screen: ${round(box)}`);
  }

  // What must lie apart.
  const apart = (elements, inset = 2) => {
    elements.forEach((one, i) => elements.slice(i + 1).forEach((two) => {
      if (one.contains(two) || two.contains(one)) return;
      const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
      if (a.width < 1 || b.width < 1) return;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > inset && high > inset) found.push(`${named(one)} ${round(a)} and ${named(two)} ${round(b)} lie over each other`);
    }));
  };
  apart(all('.controls .line, .controls .hint, .controls button, .controls input, .controls select'));
  // The areas around the signs in the bar meet, but not the signs.
  apart(all('.bar button svg, .bar .rail-line, .bar .mark, .bar h1'), 4);
  apart(all('.plate, .pot .total, .stake'));
  // On a low screen the bar lies on the felt, and where the table scrolls what ends a deal stays in sight.
  apart(all('.room > *').filter((part) => !/absolute|sticky/.test(getComputedStyle(part).position)), 4);
  return found;
}

/**
 * Runs in the page: the texts that stand in a narrow column although there is room beside them. Such a text has lines of few
 * letters, and nothing stands on either side of it.
 */
export function squeezed() {
  const top = document.querySelector('dialog[open]') ?? document.body;
  const found = [];
  const own = (element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const lines = (texts) => {
    const boxes = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    });
    return new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
  };
  for (const element of top.querySelectorAll('*')) {
    const texts = own(element);
    const says = texts.map((node) => node.data.trim()).join(' ');
    if (says.length < 24 || element.closest('button, select, option, textarea, table, svg, .sr') || !element.getClientRects().length) continue;
    const count = lines(texts);
    if (count < 3 || says.length / count > 16) continue;
    const scroller = element.closest('.body, .verdict, dialog, .sheet') ?? top;
    const [box, all] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (box.width < all.width * 0.5) found.push(`“${says.slice(0, 40)}” stands in ${count} lines of ${Math.round(box.width)} px, of ${Math.round(all.width)}`);
  }
  return found;
}
