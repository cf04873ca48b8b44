import { useEffect, useEffectEvent, useMemo } from 'react';
import { chatProfileId, type ChatMessage } from '@praxis/contract/demo/chat';
import { useSelector } from '@praxis/sdk/data';
import { matchArrived, isInFlight } from './match-arrived';
import type { ShownMessage } from './message-groups';
import { outgoingIn, type OutgoingMessage } from './outgoing';
import { useOutgoingDispatch } from './use-outbox';

const none: readonly ChatMessage[] = [];

/** The chat's messages, then the outgoing ones that it doesn't include yet. */
export function useShownMessages(
  contactId: number,
  stored: readonly ChatMessage[] = none,
): readonly ShownMessage[] {
  const all = useSelector(outgoingIn);
  const outgoing = useMemo(
    () => all.filter((one) => one.contactId === contactId),
    [all, contactId],
  );
  const indexes = useMemo(() => matchArrived(stored, outgoing), [stored, outgoing]);
  useRemoveArrived(contactId, outgoing, indexes);
  return useMemo(
    () => [
      ...stored.map((message, index) => ({ ...message, key: String(index) })),
      ...outgoing.filter(({ key }) => !indexes.has(key)).map((one) => shown(one, stored.at(-1))),
    ],
    [stored, outgoing, indexes],
  );
}

/** An unsent message stays below newer ones, so its time is at least theirs. */
function shown(outgoing: OutgoingMessage, newest: ChatMessage | undefined): ShownMessage {
  const { key, message, time } = outgoing;
  const isBefore = newest !== undefined && Date.parse(time) < Date.parse(newest.time);
  return { key, message, senderId: chatProfileId, time: isBefore ? newest.time : time, outgoing };
}

/** Removes outgoing messages that the chat includes from the app's state. */
function useRemoveArrived(
  contactId: number,
  outgoing: readonly OutgoingMessage[],
  indexes: ReadonlyMap<string, number>,
): void {
  const dispatch = useOutgoingDispatch();
  const settled = outgoing.filter((one) => indexes.has(one.key) && !isInFlight(one));
  const keys = settled.map(({ key }) => key).join(' ');
  const settle = useEffectEvent(() => {
    const found = settled.map(({ key }) => [key, indexes.get(key) ?? 0] as const);
    dispatch({ type: 'chat/arrived', contactId, indexes: Object.fromEntries(found) });
  });
  useEffect(() => {
    if (keys !== '') settle();
  }, [keys]);
}
