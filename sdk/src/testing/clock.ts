/** Everything that Jest's fake timers would replace beside the present: answers have to come by themselves. */
const real = [
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

/** Lets the document's present stand still at an instant, milliseconds since the epoch. */
export function stopClockAt(now: number): void {
  jest.useFakeTimers({ now, doNotFake: [...real] });
}
