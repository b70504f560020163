// What a screen reader hears of a page: the live regions as they change, read by the events and not by what they hold in the
// end.

/**
 * Runs in the page, before it opens: writes down what its live regions say, in the order in which it enters them. In the status
 * of the table only what is new is read, an element each, and what joins the sentences of a moment stands on their line. Any
 * other region is read as a whole. `globalThis.heard.new` are the lines, `all` is
 * their number so far, and `parts` are all that was read, one by one.
 */
export function listen(which = 'main > [role=status]') {
  globalThis.heard = { all: 0, new: [], parts: [] };
  const known = new WeakMap();
  /** What is read of a change to a node: an element of the region, or the region. */
  const readWith = (node) => {
    const at = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const region = at?.closest(which);
    if (!region) return null;
    if (region.ariaAtomic !== 'false') return region;
    let part = node;
    while (part.parentNode !== region && part !== region) part = part.parentNode;
    return part;
  };
  /** The regions in a node that has been added, as they are read. */
  const within = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    return [...node.querySelectorAll(which)].flatMap((region) => (region.ariaAtomic === 'false' ? [...region.children] : region));
  };
  new MutationObserver((records) => {
    const fresh = new Set();
    for (const { addedNodes, target, type } of records) {
      for (const node of type === 'childList' ? addedNodes : [target]) {
        const read = node.isConnected && readWith(node);
        if (read?.ariaAtomic === 'false') for (const part of read.children) fresh.add(part);
        else if (read) fresh.add(read);
        else for (const part of within(node)) fresh.add(part);
      }
    }
    // Text that is as it was is not read again.
    const read = [...fresh].filter((part) => known.get(part) !== part.textContent);
    for (const part of read) known.set(part, part.textContent);
    const parts = read.map((part) => part.textContent.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
    if (parts.length === 0) return;
    globalThis.heard.parts.push(...parts);
    const says = parts.join(' ');
    globalThis.heard.all += 1;
    const region = read[0].parentElement;
    const joins = region?.ariaAtomic === 'false' && region.children[0] !== read[0] && globalThis.heard.new.length > 0;
    if (joins) globalThis.heard.new.push(`${globalThis.heard.new.pop()} ${says}`);
    else globalThis.heard.new.push(says);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What has been heard since it was last asked. */
export const heard = (page) => page.evaluate(() => globalThis.heard.new.splice(0));
