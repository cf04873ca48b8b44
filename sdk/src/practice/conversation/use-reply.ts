import { useEffect, useEffectEvent, useState } from 'react';
import type { ResponseOf } from '@praxis/contract';
import { sendMessage, type listMessages } from '@praxis/contract/endpoints/threads';
import type { MessageView } from '@praxis/contract/endpoints/views/thread';
import { randomKey } from '../../data/client';
import { toFailure } from '../../data/request-error';
import { useMutation } from '../../data/use-mutation';
import { useHost, useIdentity } from '../../host';
import { required } from '../../ui/form/required';
import { useForm } from '../../ui/form/use-form';
import { useFailureText } from '../../ui/text/failure-text';
import { useUiText } from '../../ui/text/use-ui-text';
import { useIsUnmounted } from '../../use-is-unmounted';
import { useUnsentReply, type UnsentReply } from './use-unsent-reply';

export interface ReplyProps {
  conversation: ResponseOf<typeof listMessages>;
  /** Path of the list of conversations. */
  path: string;
  /** Called with the sent message, before the conversation includes it. */
  onSent(message: MessageView): void;
}

/**
 * State of the reply form. Keeps the text if sending fails, even after the user has left the conversation:
 * then a notification links back, and the text is restored into the field.
 */
export function useReply({ conversation, path, onSent }: ReplyProps) {
  const { thread, items, total } = conversation;
  const text = useUiText();
  const failureText = useFailureText();
  const host = useHost();
  const { userData } = useIdentity();
  const send = useMutation(sendMessage);
  const isGone = useIsUnmounted();
  const { unsent, save, clear } = useUnsentReply(thread.id);
  const [failed, setFailed] = useState<UnsentReply | null>(null);
  const [restored, setRestored] = useState<UnsentReply>();
  const form = useForm({
    initial: { body: '' },
    check: ({ body }) => required({ body }, text('field.required')),
    async onSubmit({ body }) {
      // A changed reply keeps the key: the back end refuses it if the failed attempt has arrived.
      const key = failed?.key ?? randomKey();
      try {
        const message = await send.run(
          { params: { id: thread.id }, body: { body }, idempotencyKey: key },
          { quiet: true },
        );
        onSent(message);
        setFailed(null);
        form.reset();
      } catch (error) {
        const hasArrivedUnchanged = toFailure(error).code === 'idempotency_mismatch';
        const reply = { body, key: hasArrivedUnchanged ? randomKey() : key, after: total };
        setFailed(reply);
        if (isGone()) {
          save(reply);
          notifyUnsent(error);
        }
        throw error;
      }
    },
  });

  function notifyUnsent(error: unknown) {
    const failure = toFailure(error);
    // An expired session is reported by the sign-in page.
    if (failure.status === 401) return;
    const name = thread.counterpart.fullName;
    host.notify({
      kind: 'error',
      text: text('conversation.notSent', { name, reason: failureText(failure) }),
      undo: {
        label: text('conversation.open'),
        run: () => host.navigate(`${path}/${thread.id}`),
      },
    });
  }

  const { body } = form.values;
  if (unsent && unsent !== restored) {
    setRestored(unsent);
    setFailed(unsent);
    form.set('body', [unsent.body, body].filter(Boolean).join('\n'));
  }
  const clearRestored = useEffectEvent(clear);
  useEffect(() => {
    if (unsent) clearRestored();
  }, [unsent]);

  const hasArrived =
    failed !== null &&
    failed.body === body &&
    items
      .slice(0, Math.max(0, total - failed.after))
      .some((one) => one.authorId === userData.id && one.body === body);
  // The message was received: only the response was lost.
  if (hasArrived && !form.submitting) {
    setFailed(null);
    form.reset();
  }

  const isUnsent =
    failed !== null && body.startsWith(failed.body) && !form.submitting && form.failure === null;
  return { form, isUnsent };
}
