import type { Notice } from '../host';

/**
 * Returns a notice's Undo that is offered again if it fails: its own notice is gone by then.
 *
 * @param send sends the undo request; its notice of failure offers `retry`
 */
export function retriedUndo(send: (retry: () => void) => unknown): NonNullable<Notice['undo']> {
  const run = () => void send(run);
  return { run };
}
