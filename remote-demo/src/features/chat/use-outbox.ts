import { useEffect } from 'react';
import { sendChatMessage, type ChatContact } from '@praxis/contract/demo/chat';
import { useHost, useTranslation, type HostApi } from '@praxis/sdk';
import { randomKey, toFailure, useDispatch, useMutation, useSelector } from '@praxis/sdk/data';
import { useClock, useFailureText, useUiText } from '@praxis/sdk/ui';
import { pathOf } from './chat-path';
import { outgoingIn, type OutgoingAction, type OutgoingMessage } from './outgoing';

type Recipient = Pick<ChatContact, 'id' | 'fullName'>;

export interface Outbox {
  /** @param after how many messages the chat has */
  send(message: string, after: number): void;
  retry(one: OutgoingMessage): void;
  discard(one: OutgoingMessage): void;
}

/** The end of the line of each contact: messages arrive in the order in which they were sent. */
const lines = new WeakMap<HostApi, Map<number, Promise<void>>>();

/** Whose messages are in sight: what could not be sent is said there. */
const inSight = new Set<number>();

/** Sends messages to a contact: each shows at once, and stays where it could not be sent. */
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
      // An ended session is said where one signs in again.
      if (inSight.has(id) || failure.status === 401) return;
      host.notify({
        kind: 'error',
        text: t('chat.notSentTo', { name: fullName, reason: failureText(failure) }),
        undo: { label: t('chat.open'), run: () => host.navigate(pathOf(id)) },
      });
    }
  };
  const queue = (one: OutgoingMessage) => {
    const ends = lines.get(host) ?? new Map<number, Promise<void>>();
    lines.set(host, ends);
    ends.set(
      id,
      (ends.get(id) ?? Promise.resolve()).then(() => deliver(one)),
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

/** What tells the app's state of a message. */
export function useOutgoingDispatch(): (action: OutgoingAction) => void {
  const dispatch = useDispatch();
  return (action) => void dispatch(action);
}

/** The chat with a contact is in sight, and says itself what could not be sent. */
export function useInSight(contactId: number): void {
  useEffect(() => {
    inSight.add(contactId);
    return () => void inSight.delete(contactId);
  }, [contactId]);
}

/** What was said here and is in no chat yet: the browser asks before it is closed. */
export function useAskBeforeClosing(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}
