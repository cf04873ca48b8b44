import { session, sessionName, startSession } from './session';
import { onTabMessage, broadcast } from './session-channel';

/** How long a new tab waits for the session of its opener, in milliseconds. */
const timeout = 400;
/** How long after a link was pressed a tab with its address counts as opened by it, in milliseconds. */
const linkLifetime = 60_000;

/**
 * Takes over the session of the tab that opened this one. Does not wait if this tab was opened from
 * elsewhere, or by typing an address.
 */
export async function takeOverSession(): Promise<void> {
  if (session.get() || !isOpenedFromProduct()) return;
  const by = crypto.getRandomValues(new Uint32Array(2)).join('-');
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, timeout);
    const stop = onTabMessage((message) => {
      if (message.kind !== 'given' || message.to !== by) return;
      startSession(message.session, 'tab', message.name);
      done();
    });
    broadcast({ kind: 'wanted', address: window.location.href, by });
  });
}

function isOpenedFromProduct(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === window.location.origin;
}

/**
 * Shares this tab's session only with tabs that are opened from it: by a link that is pressed with Ctrl,
 * the middle button or its context menu.
 * @returns stops sharing
 */
export function shareSessionWithOpenedTabs(now: () => number = Date.now): () => void {
  const pressed = new Map<string, number>();
  const recordLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const { ctrlKey, metaKey, shiftKey, type } = event;
    if (type === 'click' && !ctrlKey && !metaKey && !shiftKey && link.target !== '_blank') return;
    pressed.set(link.href, now());
  };
  const kinds = ['click', 'auxclick', 'contextmenu'] as const;
  kinds.forEach((kind) => window.addEventListener(kind, recordLink, { capture: true }));
  const unsubscribe = onTabMessage((message) => {
    const current = session.get();
    if (message.kind !== 'wanted' || !current) return;
    if (now() - (pressed.get(message.address) ?? -Infinity) > linkLifetime) return;
    pressed.delete(message.address);
    broadcast({ kind: 'given', to: message.by, name: sessionName(), session: current });
  });
  return () => {
    kinds.forEach((kind) => window.removeEventListener(kind, recordLink, { capture: true }));
    unsubscribe();
  };
}
