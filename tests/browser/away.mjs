// What tells a page that nobody may be at the screen.

/** Hides the page as a tablet does that is put down, and shows it again. */
export function sleepAndWake(page) {
  return page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
}

/** Takes the focus from the window, as another app does. */
export function lookElsewhere(page) {
  return page.evaluate(() => window.dispatchEvent(new FocusEvent('blur')));
}
