import type { Notice } from '../../host';

/** Notices of an undo request. */
interface UndoTexts {
  success: string;
  failed: string;
}

/** Returns a notice's Undo; if it fails, its own notice offers it again. */
export function retriedUndo(
  texts: UndoTexts,
  send: (options: UndoTexts & { retry(): void }) => unknown,
): NonNullable<Notice['undo']> {
  const run = () => {
    send({ ...texts, retry: run });
  };
  return { run };
}
