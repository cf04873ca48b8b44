/** Trace categories for an explanation: the main thread's tasks and its stacks. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'v8',
  '__metadata',
];

/** Names of the engine's own work, by trace event. */
const engineWork = {
  'v8.compile': 'compile',
  'v8.compileModule': 'compile',
  'v8.produceCache': 'compile',
  ParseHTML: 'parse HTML',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  'V8.GCScavenger': 'garbage',
};

/** The renderer's main thread: the one that ran scripts longest. */
function mainThread(events) {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const spent = new Map();
  for (const { name, pid, tid, dur } of events) {
    if (name !== 'RunTask' || !isMain.has(`${pid}/${tid}`)) continue;
    spent.set(`${pid}/${tid}`, (spent.get(`${pid}/${tid}`) ?? 0) + (dur ?? 0));
  }
  const [busiest] = [...spent].sort((a, b) => b[1] - a[1])[0];
  const [pid, tid] = busiest.split('/').map(Number);
  return { pid, tid };
}

/** Stack samples of the profiler: start, duration, and the top frame. */
function stackSamples(events, pid) {
  const profiles = new Map();
  const samples = [];
  for (const event of events) {
    if (event.pid !== pid || !/^Profile(Chunk)?$/.test(event.name)) continue;
    const { data } = event.args;
    if (event.name === 'Profile') profiles.set(event.id, { at: data.startTime, frames: new Map() });
    const profile = profiles.get(event.id);
    for (const { id, callFrame } of data.cpuProfile?.nodes ?? []) profile.frames.set(id, callFrame);
    const deltas = data.timeDeltas ?? [];
    (data.cpuProfile?.samples ?? []).forEach((node, index) => {
      profile.at += deltas[index];
      const previous = samples.at(-1);
      if (previous?.profile === event.id) previous.ms = (profile.at - previous.at) / 1000;
      samples.push({ profile: event.id, at: profile.at, ms: 0, frame: profile.frames.get(node) });
    });
  }
  return samples;
}

/** Self time of the engine's work, without nested events, each with its start. */
function engineEvents(events, { pid, tid }) {
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .filter(({ name }) => name in engineWork)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const open = [];
  return own.map(({ name, ts, dur = 0, args }) => {
    while (open.length > 0 && open.at(-1).end <= ts) open.pop();
    const event = { at: ts, ms: dur / 1000, kind: engineWork[name], url: args?.data?.url ?? null };
    if (open.length > 0) open.at(-1).event.ms -= event.ms;
    open.push({ end: ts + dur, event });
    return event;
  });
}

/**
 * Parses a recorded trace into main-thread tasks. Times are relative to an instant of the browser's
 * monotonic clock.
 */
export function readTrace(buffer, zeroMs) {
  const { traceEvents: events } = JSON.parse(buffer.toString());
  const thread = mainThread(events);
  const onPageClock = ({ at, ...rest }) => ({ ...rest, atMs: at / 1000 - zeroMs });
  return {
    tasks: events
      .filter(
        ({ name, pid, tid }) => name === 'RunTask' && pid === thread.pid && tid === thread.tid,
      )
      .map(({ ts, dur = 0 }) => onPageClock({ at: ts, ms: dur / 1000 }))
      .filter(({ atMs }) => atMs > -1),
    samples: stackSamples(events, thread.pid).map(onPageClock),
    engine: engineEvents(events, thread).map(onPageClock),
  };
}
