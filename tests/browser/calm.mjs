// How fast a test presses, on the clock that the page measures double taps by.

/**
 * Runs in the page: spaces presses a second apart on the clock of events, as a person presses who reads what has changed.
 * The page drops those that come sooner. A test may set `betweenPresses`, in milliseconds.
 */
export function pressCalmly() {
  if ('betweenPresses' in self) return;
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  const times = new WeakMap();
  let last = 0;
  self.betweenPresses = 1000;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get() {
      const now = get.call(this);
      if (!['click', 'keydown'].includes(this.type)) return now;
      if (!times.has(this)) {
        last = (self.betweenPresses < 400 ? last : Math.max(now, last)) + self.betweenPresses;
        times.set(this, last);
      }
      return times.get(this);
    },
  });
}
