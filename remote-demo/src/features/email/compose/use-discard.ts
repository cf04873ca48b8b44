import { deleteEmails, saveEmailDraft } from '@praxis/contract/demo/email';
import { useHost, useTranslation } from '@praxis/sdk';
import { RequestError, toFailure, useMutation } from '@praxis/sdk/data';
import { useFailureText } from '@praxis/sdk/ui';
import { draftOf, type Content } from './content';
import type { useDraft } from './use-draft';
import { useReopen } from './use-reopen';

interface Options {
  content: Content;
  /** Somebody has written in the window: all of it may not be kept yet. */
  isWritten: boolean;
  draft: ReturnType<typeof useDraft>;
  onDiscarded(): void;
  /** It is still there: why. */
  onFault(words: string): void;
}

/** Throws away what is written, and the draft that is kept of it; Undo writes it down again. */
export function useDiscard({ content, isWritten, draft, onDiscarded, onFault }: Options) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const failureText = useFailureText();
  const remove = useMutation(deleteEmails);
  const save = useMutation(saveEmailDraft);
  const reopen = useReopen();

  const restore = async (inReplyTo: number | undefined): Promise<void> => {
    const open = reopen();
    const restored = await save.attempt(
      { body: { draft: draftOf(content, { inReplyTo }) } },
      { failed: t('email.compose.notRestored'), retry: () => void restore(inReplyTo) },
    );
    if (restored !== null) open(restored.id);
  };

  return async (): Promise<void> => {
    // Where it cannot be found out whether it was kept, there is nothing to delete.
    await draft.stop().catch(() => undefined);
    const { id, inReplyTo } = draft.names();
    try {
      if (id !== undefined) await remove.run({ body: { emailIds: [id] } });
    } catch (error) {
      // Another tab has thrown it away already.
      if (toFailure(error).status !== 404) {
        draft.resume();
        if (!(error instanceof RequestError)) throw error;
        onFault(failureText(error.failure));
        return;
      }
    }
    if (id !== undefined || isWritten)
      notify({
        kind: 'success',
        text: t('email.compose.discarded'),
        undo: { run: () => void restore(inReplyTo) },
      });
    onDiscarded();
  };
}
