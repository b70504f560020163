// Counts the frames of motion that the browser showed and dropped, from its own trace: motion runs beside the page's program,
// so the program cannot tell.

const FRAMES = 'disabled-by-default-devtools.timeline.frame';
const MARKS = 'blink.user_timing';
const PHASE = 'phase:';

/** Begins to record. The page marks phases of the game: `phase:deal`, or `phase:` for none. The returned function ends the recording and gives, for each phase, the frames that moved anything and how many of them were dropped. */
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

/** The frames of a process that moved anything. A frame may be reported twice: as it was, and with a late update. */
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
