// Which frames of the motion the browser showed and which it dropped, by its own account: motion runs beside the page's
// program and is not held up by it, so the program cannot tell.

const FRAMES = 'disabled-by-default-devtools.timeline.frame';
const MARKS = 'blink.user_timing';
const PHASE = 'phase:';

/** Begins to record. The page marks phases of the game: `phase:deal`, and `phase:` where none begins. What is returned ends it, and tells of each phase how many frames moved anything and how many of those were dropped. */
export async function record(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: [FRAMES, MARKS] } });
  return async () => {
    const complete = new Promise((done) => { devtools.once('Tracing.tracingComplete', done); });
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return tell(events);
  };
}

function tell(events) {
  const marks = events.filter(({ name }) => name.startsWith(PHASE)).sort((one, other) => one.ts - other.ts);
  const phases = {};
  for (const { at, shown } of frames(events, marks[0].pid)) {
    const phase = marks.findLast(({ ts }) => ts <= at)?.name.slice(PHASE.length);
    if (!phase) continue;
    const sum = (phases[phase] ??= { moved: 0, dropped: 0 });
    sum.moved += 1;
    if (!shown) sum.dropped += 1;
  }
  return phases;
}

/** The frames of a process that moved anything. One may be reported on twice: as it was, and with what came late for it. */
function frames(events, process) {
  const reports = new Map();
  for (const { name, ph, pid, ts, args } of events) {
    if (name !== 'PipelineReporter' || ph !== 'b' || pid !== process) continue;
    const { layer_tree_host_id: tree, frame_source: source, frame_sequence: number } = args.frame_reporter;
    const key = `${tree} ${source} ${number}`;
    reports.set(key, [...(reports.get(key) ?? []), { at: ts, ...args.frame_reporter }]);
  }
  return [...reports.values()].flatMap((of) => {
    const moves = of.some((one) => one.has_compositor_animation || one.has_main_animation);
    const wanted = of.some(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED');
    const shown = of.some(({ state }) => state.startsWith('STATE_PRESENTED'));
    return moves && wanted ? [{ at: of[0].at, shown }] : [];
  });
}
