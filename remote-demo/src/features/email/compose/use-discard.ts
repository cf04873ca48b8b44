import { deleteEmails, saveEmailDraft } from '@praxis/contract/demo/email';
import { useHost, useTranslation } from '@praxis/sdk';
import { RequestError, retriedUndo, toFailure, useMutation } from '@praxis/sdk/data';
import { useFailureText } from '@praxis/sdk/ui';
import { draftOf, type Content } from './content';
import type { useDraft } from './use-draft';
import { useReopen } from './use-reopen';

interface Options {
  content: Content;
  /** The user has changed something, possibly not saved yet. */
  isChanged: boolean;
  draft: ReturnType<typeof useDraft>;
  onDiscarded(): void;
  /** Reports why the draft couldn't be deleted. */
  onError(text: string): void;
}

/** Discards the content and its saved draft; Undo saves it again. */
export function useDiscard({ content, isChanged, draft, onDiscarded, onError }: Options) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const failureText = useFailureText();
  const remove = useMutation(deleteEmails);
  const save = useMutation(saveEmailDraft);
  const reopen = useReopen();

  const restore = async (inReplyTo: number | undefined, retry: () => void): Promise<void> => {
    const open = reopen();
    const restored = await save.runOrNotify(
      { body: { draft: draftOf(content, { inReplyTo }) } },
      { failed: t('email.compose.notRestored'), retry },
    );
    if (restored !== null) open(restored.id);
  };

  return async (): Promise<void> => {
    // If it is unknown whether the draft was saved, there is nothing to delete.
    await draft.stop().catch(() => undefined);
    const { id, inReplyTo } = draft.ids();
    try {
      if (id !== undefined) await remove.run({ body: { emailIds: [id] } });
    } catch (error) {
      // Another tab has already deleted it.
      if (toFailure(error).status !== 404) {
        draft.resume();
        if (!(error instanceof RequestError)) throw error;
        onError(failureText(error.failure));
        return;
      }
    }
    if (id !== undefined || isChanged)
      notify({
        kind: 'success',
        text: t('email.compose.discarded'),
        undo: retriedUndo((retry) => restore(inReplyTo, retry)),
      });
    onDiscarded();
  };
}
