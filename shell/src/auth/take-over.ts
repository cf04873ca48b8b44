import { session, sessionName, startSession } from './session';
import { hearTabs, tellTabs } from './session-channel';

/** How long a new tab waits for the tab that it was opened from, milliseconds. */
const patience = 400;
/** How long after a link was pressed a tab that shows its address may have been opened by it. */
const fresh = 60_000;

/**
 * A tab that was opened from a tab of the product takes over its session. Who comes from elsewhere,
 * or types an address, waits for nothing.
 */
export async function takeSessionOver(): Promise<void> {
  if (session.get() || !openedFromHere()) return;
  const by = crypto.getRandomValues(new Uint32Array(2)).join('-');
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const stop = hearTabs((message) => {
      if (message.kind !== 'given' || message.to !== by) return;
      startSession(message.session, 'tab', message.name);
      done();
    });
    tellTabs({ kind: 'wanted', address: window.location.href, by });
  });
}

function openedFromHere(): boolean {
  return document.referrer !== '' && new URL(document.referrer).origin === window.location.origin;
}

/**
 * Gives this tab's session to tabs that are opened from it, and to no other: by a link that is
 * pressed with Ctrl, the middle button or its menu. Returns a way to stop.
 */
export function giveSessionToOpened(now: () => number = Date.now): () => void {
  const pressed = new Map<string, number>();
  const notice = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const { ctrlKey, metaKey, shiftKey, type } = event;
    if (type === 'click' && !ctrlKey && !metaKey && !shiftKey && link.target !== '_blank') return;
    pressed.set(link.href, now());
  };
  const kinds = ['click', 'auxclick', 'contextmenu'] as const;
  kinds.forEach((kind) => window.addEventListener(kind, notice, { capture: true }));
  const stopHearing = hearTabs((message) => {
    const held = session.get();
    if (message.kind !== 'wanted' || !held) return;
    if (now() - (pressed.get(message.address) ?? -Infinity) > fresh) return;
    pressed.delete(message.address);
    tellTabs({ kind: 'given', to: message.by, name: sessionName(), session: held });
  });
  return () => {
    kinds.forEach((kind) => window.removeEventListener(kind, notice, { capture: true }));
    stopHearing();
  };
}
