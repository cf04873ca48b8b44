import type { Email } from '@praxis/contract/demo/email';
import { useState } from 'react';
import { Message } from './message';
import styles from './mail-view.module.css';

/** Messages of a thread, oldest first; the others are collapsed. */
export function Thread({ email }: { email: Email }) {
  const messages = [...email.replies, email].toSorted(
    (first, second) => Date.parse(first.time) - Date.parse(second.time),
  );
  const keyOf = ({ id, time }: { id: number; time: string }) => `${id} ${time}`;
  /** Expanded initially: the email itself, and the newest message, such as the reply just sent. */
  const first = new Set([email, messages.at(-1) ?? email].map(keyOf));
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <ol className={styles['thread']}>
      {messages.map((message) => {
        const key = keyOf(message);
        return (
          <li key={key}>
            <Message
              message={message}
              open={first.has(key) !== toggled.has(key)}
              onToggle={messages.length > 1 ? () => toggle(key) : undefined}
            />
          </li>
        );
      })}
    </ol>
  );
}
