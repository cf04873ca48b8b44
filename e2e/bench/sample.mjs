import { bytesBy, isScript } from './network-log.mjs';

/** What the long tasks took beyond the 50 ms that a person does not notice. */
export function blockingOf(longTasks) {
  return longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** Kilobytes on the wire that a list of requests had cost by a moment. */
export function kilobytesBy(requests, momentMs) {
  return requests.reduce((sum, request) => sum + bytesBy(request, momentMs), 0) / 1000;
}

/** What one page load took, from what the page, the network and the heap say of it. */
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
