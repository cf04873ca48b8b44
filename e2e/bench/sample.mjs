import { bytesBy, isScript } from './network-log.mjs';

/** Total blocking time: the part of long tasks beyond 50 ms, which users don't notice. */
export function blockingOf(longTasks) {
  return longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** Kilobytes on the wire that requests had received at an instant. */
export function kilobytesBy(requests, momentMs) {
  return requests.reduce((sum, request) => sum + bytesBy(request, momentMs), 0) / 1000;
}

/** Figures of one page load, from the page's probe, the network and the heap. */
export function sampleOf({ summary, zeroMs, requests, heapBytes }) {
  const { readyMs, markMs, firstPaintMs, longTasks, layoutShifts } = summary;
  return {
    readyMs,
    markMs,
    firstPaintMs,
    scriptKilobytes: kilobytesBy(requests.filter(isScript), readyMs),
    allKilobytes: kilobytesBy(requests, readyMs),
    blockingMs: blockingOf(longTasks),
    blockingToReadyMs: blockingOf(longTasks.filter(({ startTime }) => startTime < readyMs)),
    layoutShift: layoutShifts.reduce((sum, { value }) => sum + value, 0),
    heapMegabytes: heapBytes / 1_000_000,
    zeroMs,
    longTasks,
    requests,
  };
}
