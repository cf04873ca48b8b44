/** Trace categories for main-thread tasks and frames. */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** The thread of the visible page: the one that ran animation frames. */
function threadOfFrames(frames) {
  const counts = new Map();
  for (const { pid, tid } of frames) {
    const thread = `${pid}/${tid}`;
    counts.set(thread, (counts.get(thread) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/**
 * Main-thread CPU time per frame in milliseconds: all tasks from the frame's callbacks to those of
 * the next frame. Time in which other processes had the CPU doesn't count, unlike in the time
 * between two frames.
 */
function workOfFrames(buffer) {
  const { traceEvents } = JSON.parse(buffer.toString());
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const thread = threadOfFrames(frames);
  const isOfPage = ({ pid, tid }) => `${pid}/${tid}` === thread;
  const starts = [...new Set(frames.filter(isOfPage).map(({ ts }) => ts))].sort((a, b) => a - b);
  const work = starts.map(() => 0);
  for (const event of traceEvents) {
    if (event.name !== 'RunTask' || !isOfPage(event)) continue;
    // A task belongs to the frame that starts in it, otherwise to the previous one.
    const frame = starts.findLastIndex((start) => start <= event.ts + event.dur);
    if (frame >= 0) work[frame] += (event.tdur ?? event.dur) / 1000;
  }
  return work;
}

/** Runs a function while recording frames, and returns the work of each frame. */
export async function recordFrames(browser, page, run) {
  // Requests a callback for every frame, so that each is recorded.
  await page.evaluate(() => {
    const next = () => requestAnimationFrame(next);
    next();
  });
  await browser.startTracing(page, { categories });
  await run();
  return workOfFrames(await browser.stopTracing());
}
