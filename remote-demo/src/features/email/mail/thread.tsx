import type { Email } from '@praxis/contract/demo/email';
import { useState } from 'react';
import { Message } from './message';
import styles from './mail-view.module.css';

/** The email among those that came before and after it: the newest is open, the others unfold. */
export function Thread({ email }: { email: Email }) {
  const messages = [...email.replies, email].toSorted(
    (first, second) => Date.parse(first.time) - Date.parse(second.time),
  );
  const keyOf = ({ id, time }: { id: number; time: string }) => `${id} ${time}`;
  const newest = messages.at(-1);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([keyOf(email), ...(newest ? [keyOf(newest)] : [])]),
  );
  const toggle = (key: string) =>
    setOpen((before) => {
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
              open={open.has(key)}
              onToggle={messages.length > 1 ? () => toggle(key) : undefined}
            />
          </li>
        );
      })}
    </ol>
  );
}
