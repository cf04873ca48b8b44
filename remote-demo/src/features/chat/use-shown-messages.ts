import { useEffect, useEffectEvent, useMemo } from 'react';
import { chatProfileId, type ChatMessage } from '@praxis/contract/demo/chat';
import { useSelector } from '@praxis/sdk/data';
import { arrivals, isUnderWay } from './arrivals';
import type { ShownMessage } from './message-groups';
import { outgoingIn, type OutgoingMessage } from './outgoing';
import { useOutgoingDispatch } from './use-outbox';

const none: readonly ChatMessage[] = [];

/** What was said with a contact, then what was written here and has not arrived yet, in its order. */
export function useShownMessages(
  contactId: number,
  said: readonly ChatMessage[] = none,
): readonly ShownMessage[] {
  const all = useSelector(outgoingIn);
  const outgoing = useMemo(
    () => all.filter((one) => one.contactId === contactId),
    [all, contactId],
  );
  const places = useMemo(() => arrivals(said, outgoing), [said, outgoing]);
  useSettled(contactId, outgoing, places);
  return useMemo(
    () => [
      ...said.map((message, index) => ({ ...message, key: String(index) })),
      ...outgoing.filter(({ key }) => !places.has(key)).map((one) => shown(one, said.at(-1))),
    ],
    [said, outgoing, places],
  );
}

/** One that is not sent stands below what was said since: its day is not over. */
function shown(outgoing: OutgoingMessage, newest: ChatMessage | undefined): ShownMessage {
  const { key, message, time } = outgoing;
  const isBefore = newest !== undefined && Date.parse(time) < Date.parse(newest.time);
  return { key, message, senderId: chatProfileId, time: isBefore ? newest.time : time, outgoing };
}

/** What has arrived is the chat's from now on. */
function useSettled(
  contactId: number,
  outgoing: readonly OutgoingMessage[],
  places: ReadonlyMap<string, number>,
): void {
  const dispatch = useOutgoingDispatch();
  const settled = outgoing.filter((one) => places.has(one.key) && !isUnderWay(one));
  const keys = settled.map(({ key }) => key).join(' ');
  const settle = useEffectEvent(() => {
    const found = settled.map(({ key }) => [key, places.get(key) ?? 0] as const);
    dispatch({ type: 'chat/arrived', contactId, places: Object.fromEntries(found) });
  });
  useEffect(() => {
    if (keys !== '') settle();
  }, [keys]);
}
