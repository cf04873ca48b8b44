/**
 * Runs in the page before its scripts: records the first frame in which the page is usable, the
 * long tasks and the layout shifts. It is serialized into the page, so it can't use anything
 * outside of itself.
 *
 * @param {() => boolean} isUsable
 */
function installProbe(isUsable) {
  const longTasks = [];
  const layoutShifts = [];
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime, duration }) => longTasks.push({ startTime, duration }));
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) layoutShifts.push({ startTime, value });
  });

  // A message posted from a frame's callback is delivered after that frame was rendered.
  const afterFrame = (callback) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(null);
  };
  const momentKinds = ['load', 'animationstart', 'animationend', 'transitionend'];
  // Looks in frames that the page draws anyway, because it has changed: a request for every frame
  // would make it draw more of them, and a page that yields would pay for each. Besides changes of the
  // document, a style sheet or a transition can fulfill a condition; the timer is for all else.
  const firstFrameWhere = (condition) =>
    new Promise((resolve) => {
      let isAwaited = false;
      const look = () => {
        isAwaited = false;
        if (!condition()) return;
        changes.disconnect();
        for (const kind of momentKinds) removeEventListener(kind, lookInNextFrame, true);
        clearInterval(timer);
        afterFrame(() => resolve(performance.now()));
      };
      const lookInNextFrame = () => {
        if (!isAwaited) requestAnimationFrame(look);
        isAwaited = true;
      };
      const changes = new MutationObserver(lookInNextFrame);
      for (const kind of momentKinds) addEventListener(kind, lookInNextFrame, true);
      const timer = setInterval(lookInNextFrame, 100);
      changes.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      lookInNextFrame();
    });

  let readyMs = null;
  const whenReady = firstFrameWhere(isUsable).then((now) => (readyMs = now));

  const firstEntry = (name) => performance.getEntriesByName(name)[0]?.startTime ?? null;

  globalThis.benchProbe = {
    whenReady,
    /**
     * Milliseconds from the next event of a type to the first frame in which a condition is true.
     */
    timeFromNext: (kind, condition) =>
      new Promise((resolve) => {
        const start = ({ timeStamp }) =>
          firstFrameWhere(condition).then((now) =>
            resolve({ startedMs: timeStamp, tookMs: now - timeStamp }),
          );
        addEventListener(kind, start, { capture: true, once: true });
      }),
    summary: () => ({
      timeOrigin: performance.timeOrigin,
      nowMs: performance.now(),
      readyMs,
      markMs: firstEntry('praxis:ready'),
      firstPaintMs: firstEntry('first-contentful-paint'),
      lastResponseMs: Math.max(
        0,
        ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd),
      ),
      longTasks,
      layoutShifts,
    }),
  };
}

/** @param {() => boolean} isUsable a function of readiness.mjs */
export function probeSource(isUsable) {
  return `if (window === top) (${installProbe})(${isUsable});`;
}
