import { useEffect } from 'react';
import { sendChatMessage, type ChatContact } from '@praxis/contract/demo/chat';
import { useHost, useTranslation, type HostApi } from '@praxis/sdk';
import { randomKey, toFailure, useDispatch, useMutation, useSelector } from '@praxis/sdk/data';
import { useClock, useFailureText, useUiText } from '@praxis/sdk/ui';
import { pathOf } from '../chat-path';
import { outgoingIn, type OutgoingAction, type OutgoingMessage } from './outgoing';

type Recipient = Pick<ChatContact, 'id' | 'fullName'>;

export interface Outbox {
  /** @param after number of messages in the chat */
  send(message: string, after: number): void;
  retry(one: OutgoingMessage): void;
  discard(one: OutgoingMessage): void;
}

/** Last queued request of each contact: messages arrive in the order in which they were sent. */
const queues = new WeakMap<HostApi, Map<number, Promise<void>>>();

/** Ids of the contacts whose chat is visible, which shows its failed messages itself. */
const visibleChats = new Set<number>();

/** Sends messages to a contact: each shows immediately, and stays if sending it fails. */
export function useOutbox(contact: Recipient): Outbox {
  const host = useHost();
  const clock = useClock();
  const dispatch = useOutgoingDispatch();
  const outgoing = useSelector(outgoingIn);
  const mutation = useMutation(sendChatMessage);
  const failureText = useFailureText();
  const uiText = useUiText();
  const { t } = useTranslation('demo');
  const { id, fullName } = contact;

  const change = (key: string, changes: Partial<OutgoingMessage>) =>
    dispatch({ type: 'chat/statusChanged', key, changes });

  const deliver = async ({ key, message }: OutgoingMessage) => {
    try {
      const { response } = await mutation.run(
        { body: { obj: { message, contact: { id } } }, idempotencyKey: key },
        { quiet: true },
      );
      change(key, { status: 'sent', time: response.newMessageData.time, failure: undefined });
    } catch (error) {
      const failure = toFailure(error);
      change(key, { status: 'failed', failure });
      // The sign-in page reports an expired session.
      if (visibleChats.has(id) || failure.status === 401) return;
      host.notify({
        kind: 'error',
        text: t('chat.notSentTo', { name: fullName, reason: failureText(failure) }),
        undo: { label: t('chat.open'), run: () => host.navigate(pathOf(id)) },
      });
    }
  };
  const queue = (one: OutgoingMessage) => {
    const byContact = queues.get(host) ?? new Map<number, Promise<void>>();
    queues.set(host, byContact);
    byContact.set(
      id,
      (byContact.get(id) ?? Promise.resolve()).then(() => deliver(one)),
    );
  };

  return {
    send(message, after) {
      const one: OutgoingMessage = {
        key: randomKey(),
        contactId: id,
        message,
        time: new Date(clock()).toISOString(),
        after,
        status: 'sending',
      };
      dispatch({ type: 'chat/written', message: one });
      queue(one);
    },
    retry(one) {
      change(one.key, { status: 'retrying' });
      queue(one);
    },
    discard(one) {
      const at = outgoing.findIndex(({ key }) => key === one.key);
      dispatch({ type: 'chat/deleted', key: one.key });
      host.notify({
        kind: 'success',
        text: t('chat.deleted'),
        undo: {
          label: uiText('undo'),
          run: () => dispatch({ type: 'chat/written', message: one, at }),
        },
      });
    },
  };
}

/** Dispatches actions on outgoing messages. */
export function useOutgoingDispatch(): (action: OutgoingAction) => void {
  const dispatch = useDispatch();
  return (action) => void dispatch(action);
}

/** Marks the chat with a contact as visible, so that failures need no notice. */
export function useVisibleChat(contactId: number): void {
  useEffect(() => {
    visibleChats.add(contactId);
    return () => void visibleChats.delete(contactId);
  }, [contactId]);
}

/** Asks for confirmation before the tab closes while a message is unsent. */
export function useAskBeforeClosing(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}
