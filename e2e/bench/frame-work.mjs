/** What the browser records for it: the main thread's tasks, and its frames. */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** The thread whose frames somebody sees: of all pages' main threads the one that animated. */
function threadOfFrames(frames) {
  const counts = new Map();
  for (const { pid, tid } of frames) {
    const thread = `${pid}/${tid}`;
    counts.set(thread, (counts.get(thread) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/**
 * Processor time that the main thread used for each frame, milliseconds: of its tasks from the
 * frame's callbacks to those of the next one. Time in which other programs had the processor does
 * not count, which is why it is not the time between two frames.
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
    // A task belongs to the frame that begins in it, else to the one before.
    const frame = starts.findLastIndex((start) => start <= event.ts + event.dur);
    if (frame >= 0) work[frame] += (event.tdur ?? event.dur) / 1000;
  }
  return work;
}

/** Runs with frames recorded, and answers with the work of each. */
export async function recordFrames(browser, page, run) {
  // Each frame is one that something asked for a callback of.
  await page.evaluate(() => {
    const next = () => requestAnimationFrame(next);
    next();
  });
  await browser.startTracing(page, { categories });
  await run();
  return workOfFrames(await browser.stopTracing());
}
