/** Timers that stay real: only the date is faked, so that responses arrive. */
const realTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Freezes the document's clock at an instant, in milliseconds since the epoch. */
export function stopClockAt(now: number): void {
  jest.useFakeTimers({ now, doNotFake: [...realTimers] });
}
