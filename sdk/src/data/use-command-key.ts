import { useRef } from 'react';
import { randomKey } from './client';

/**
 * The idempotency key of what a dialog sends: the same while the same is sent, so that a second try
 * after a lost answer does not do it twice; another one as soon as something else is sent.
 */
export function useCommandKey(): (body: unknown) => string {
  const last = useRef({ sent: '', key: '' });
  return (body) => {
    const sent = JSON.stringify(body);
    if (sent !== last.current.sent) last.current = { sent, key: randomKey() };
    return last.current.key;
  };
}
