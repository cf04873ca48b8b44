/** Lets the tabs of this browser know at once that one of them has written; what it was they read where it is kept. */
export function joinOtherTabs(onWritten: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, leave: () => {} };
  const channel = new BroadcastChannel('praxis-simulation');
  channel.onmessage = onWritten;
  return { tell: () => channel.postMessage('written'), leave: () => channel.close() };
}
