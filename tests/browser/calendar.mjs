// A calendar that stands at a day, for what hangs on the day.

/** 25 November 2026, number 329 of the days, as the clock of the page. */
export const TODAY = Date.UTC(2026, 10, 25, 12);

/**
 * Stops the calendar of the page at a day, and stores this score of the drills, if any. Time itself goes on. In the page,
 * `passTime` moves the clock on by so many milliseconds, without waiting.
 */
export const on = (now, score) => async (context) => {
  await context.addInitScript(([now, score]) => {
    const Real = Date;
    const begun = Real.now();
    self.passTime = (by) => { now += by; };
    self.Date = class extends Real {
      constructor(...given) {
        super(...(given.length ? given : [now + Real.now() - begun]));
      }
      static now() {
        return now + Real.now() - begun;
      }
    };
    localStorage.setItem(`${OWN}owner`, 'before');
    localStorage.setItem(`${OWN}settings`, 'speed=instant bots_pause=false');
    if (score && !localStorage.getItem(`${OWN}drills`)) localStorage.setItem(`${OWN}drills`, score);
  }, [now, score]);
};
