// A press is over when the page has drawn what it asked for. Some of that comes in the next frame or task, so a test that reads
// the page at once would race with it.

/** How often what was asked for may ask for more before it is taken for work that goes on by itself. */
const ROUNDS = 3;
/** The longest wait for one round, in milliseconds: a page that is not shown draws no frames. */
const LONGEST = 500;

/** What presses something, of the parts of a page that have such methods. */
const PRESSES = {
  locator: ['check', 'click', 'dblclick', 'dragTo', 'fill', 'press', 'pressSequentially', 'selectOption', 'setChecked', 'tap', 'uncheck'],
  keyboard: ['press', 'type'],
  mouse: ['click', 'dblclick', 'down', 'up'],
  touchscreen: ['tap'],
};

/** Runs in the page: knows which frames and tasks without delay are asked for, and waits for them in `drawn()`. */
function awaitWhatIsAsked({ rounds, longest }) {
  if ('drawn' in self) return;
  const later = self.setTimeout;
  const asked = new Map();
  const over = (key) => {
    asked.get(key)?.done();
    asked.delete(key);
  };
  for (const [ask, cancel] of [['requestAnimationFrame', 'cancelAnimationFrame'], ['setTimeout', 'clearTimeout']]) {
    const [asks, cancels] = [self[ask], self[cancel]];
    self[ask] = (run, delay, ...rest) => {
      if (typeof run !== 'function' || (ask === 'setTimeout' && delay > 0)) return asks(run, delay, ...rest);
      let key;
      const id = asks((...given) => {
        try {
          return run(...given);
        } finally {
          over(key);
        }
      }, delay, ...rest);
      key = `${ask} ${id}`;
      let done;
      const until = new Promise((resolve) => { done = resolve; });
      asked.set(key, { done, until });
      return id;
    };
    self[cancel] = (id) => {
      over(`${ask} ${id}`);
      cancels(id);
    };
  }
  self.drawn = async () => {
    for (let round = 0; round < rounds && asked.size > 0; round++) {
      const all = Promise.all([...asked.values()].map(({ until }) => until));
      await Promise.race([all, new Promise((resolve) => { later(resolve, longest); })]);
    }
  };
}

/** Makes each press on a page of this context end when the page has drawn what it asked for. */
export async function drawAfterPresses(context) {
  await context.addInitScript(awaitWhatIsAsked, { rounds: ROUNDS, longest: LONGEST });
  context.on('page', (page) => {
    for (const part of ['keyboard', 'mouse', 'touchscreen']) endDrawn(page[part], PRESSES[part], () => page);
    const locators = Object.getPrototypeOf(page.locator('html'));
    if (Object.hasOwn(locators, 'endsDrawn')) return;
    locators.endsDrawn = true;
    endDrawn(locators, PRESSES.locator, (locator) => locator.page());
  });
}

function endDrawn(part, presses, pageOf) {
  for (const press of presses) {
    const act = part[press];
    part[press] = async function pressed(...how) {
      const result = await act.apply(this, how);
      // A press may leave the page, or close it.
      await Promise.all(pageOf(this).frames().map((frame) => frame.evaluate(() => self.drawn?.()).catch(() => {})));
      return result;
    };
  }
}
