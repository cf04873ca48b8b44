import { sendEmail } from '@praxis/contract/demo/email';
import { useHost, useIsUnmounted, useTranslation } from '@praxis/sdk';
import { RequestError, retriedUndo, useMutation } from '@praxis/sdk/data';
import { useFailureText, useUiText } from '@praxis/sdk/ui';
import { useState } from 'react';
import { draftOf, type Content } from './content';
import type { useDraft } from './use-draft';
import { useUnsend } from './use-unsend';

interface Options {
  content: Content;
  draft: ReturnType<typeof useDraft>;
  onSent(): void;
  /** Reports why the email wasn't sent. */
  onError(text: string): void;
}

/** Sends the email. If that fails after the window was left, the email is saved as a draft. */
export function useSend({ content, draft, onSent, onError }: Options) {
  const { t } = useTranslation('demo');
  const host = useHost();
  const text = useUiText();
  const failureText = useFailureText();
  const { run } = useMutation(sendEmail);
  const unsend = useUnsend();
  const isGone = useIsUnmounted();
  const [sending, setSending] = useState(false);

  const saveAsDraft = async ({ failure }: RequestError) => {
    const reason = failureText(failure);
    await draft.save().catch(() => undefined);
    const { id, isSaved } = await draft.finalState();
    if (isSaved)
      host.notify({
        kind: 'error',
        text: t('email.compose.leftBehind', { reason }),
        undo: {
          label: t('email.compose.openDraft'),
          run: () => host.navigate(`/apps/email/draft?compose=${id}`),
        },
      });
    else
      host.notify({
        kind: 'error',
        text: text('failure.afterLeaving', { reason }),
        undo: { label: text('retry'), run: () => void send() },
      });
  };

  const send = async (): Promise<void> => {
    // A save in flight is awaited first, which may take time.
    setSending(true);
    try {
      await draft.prepareSending();
      await run(
        { body: { email: draftOf(content, draft.ids()) } },
        {
          quiet: true,
          success: (sent) => ({
            text: t('email.compose.sent'),
            undo: retriedUndo((retry) => unsend(sent.id, retry)),
          }),
        },
      );
      if (!isGone()) onSent();
    } catch (error) {
      draft.resume();
      if (!(error instanceof RequestError)) throw error;
      const isDetached = draft.detach(error);
      if (isGone()) await saveAsDraft(error);
      else onError(isDetached ? t('email.compose.draftGone') : failureText(error.failure));
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}
