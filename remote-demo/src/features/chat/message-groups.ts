import type { ChatMessage } from '@praxis/contract/demo/chat';
import { localDateIn } from '@praxis/sdk/ui/page';
import type { OutgoingMessage } from './outgoing';

/** A message as it is shown; `outgoing` where the chat does not have it yet. */
export interface ShownMessage extends ChatMessage {
  key: string;
  outgoing?: OutgoingMessage;
}

/** It could not be sent, whether or not it is being tried again. */
export const isUnsent = ({ outgoing }: ShownMessage): boolean =>
  outgoing?.status === 'failed' || outgoing?.status === 'retrying';

/** What somebody said in one go. */
export interface MessageGroup {
  key: string;
  senderId: number;
  messages: ShownMessage[];
}

export interface MessageDay {
  /** Local date (YYYY-MM-DD). */
  on: string;
  groups: MessageGroup[];
}

/** A pause after which the sender is named again, milliseconds. */
const pause = 10 * 60_000;

/** Messages by day, and by who said them without a pause in between. */
export function byDay(messages: readonly ShownMessage[], zone: string): MessageDay[] {
  const days: MessageDay[] = [];
  let before: ShownMessage | undefined;
  for (const message of messages) {
    const on = localDateIn(zone, Date.parse(message.time));
    let day = days.at(-1);
    if (day?.on !== on) {
      day = { on, groups: [] };
      days.push(day);
      before = undefined;
    }
    const group = day.groups.at(-1);
    if (group && before && goesOn(before, message)) group.messages.push(message);
    else day.groups.push({ key: message.key, senderId: message.senderId, messages: [message] });
    before = message;
  }
  return days;
}

const goesOn = (before: ChatMessage, next: ChatMessage): boolean =>
  before.senderId === next.senderId && Date.parse(next.time) - Date.parse(before.time) < pause;
