import type { ChatMessage } from '@praxis/contract/demo/chat';
import { localDateIn } from '@praxis/sdk/ui/page';
import type { OutgoingMessage } from './outgoing';

/** Message as displayed; `outgoing` if the chat doesn't include it yet. */
export interface ShownMessage extends ChatMessage {
  key: string;
  outgoing?: OutgoingMessage;
}

/** Whether sending failed, even if a retry is in flight. */
export const isUnsent = ({ outgoing }: ShownMessage): boolean =>
  outgoing?.status === 'failed' || outgoing?.status === 'retrying';

/** Consecutive messages of one sender. */
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

/** Pause after which the sender is named again, in milliseconds. */
const groupingPause = 10 * 60_000;

/** Groups messages by day, then by sender and pause. */
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
    if (group && before && continuesGroup(before, message)) group.messages.push(message);
    else day.groups.push({ key: message.key, senderId: message.senderId, messages: [message] });
    before = message;
  }
  return days;
}

const continuesGroup = (before: ChatMessage, next: ChatMessage): boolean =>
  before.senderId === next.senderId &&
  Date.parse(next.time) - Date.parse(before.time) < groupingPause;
