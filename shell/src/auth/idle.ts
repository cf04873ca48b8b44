import { onTabMessage, broadcast } from './session-channel';
import { sessionName } from './session';

/** Idle time until the session is suspended, and how long before that the warning appears (docs/domain.md#sessions), in milliseconds. */
export const idleLimit = 10 * 60_000;
export const warningTime = 2 * 60_000;
/** Throttles activity messages to other tabs, in milliseconds. */
const broadcastInterval = 5_000;

/** Browsers run a timer of a hidden tab at least this often, unless they freeze the tab, in milliseconds. */
const longestTick = 90_000;

const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

interface IdleOptions {
  now?: () => number;
  onWarning(): void;
  onActive(): void;
  onEnd(): void;
}

/**
 * Watches for user activity in all tabs of the session. While the warning is shown, only its answer
 * counts (`stay`), so that a stray movement does not close it unnoticed.
 */
export function watchIdle({ now = Date.now, onWarning, onActive, onEnd }: IdleOptions) {
  let lastActivity = now();
  let broadcastAt = -Infinity;
  let warned = false;

  const idle = () => now() - lastActivity;
  const active = (at = now()) => {
    lastActivity = at;
    if (warned) onActive();
    warned = false;
  };
  const activeHere = () => {
    active();
    if (lastActivity - broadcastAt < broadcastInterval) return;
    broadcastAt = lastActivity;
    broadcast({ kind: 'active', name: sessionName(), at: lastActivity });
  };
  // Timers stop while a computer sleeps: compare the clock every second, and before handling input.
  const check = () => {
    if (idle() >= idleLimit) onEnd();
    else if (!warned && idle() >= idleLimit - warningTime) {
      warned = true;
      onWarning();
    }
  };
  const onActivity = () => {
    check();
    if (!warned && idle() < idleLimit) activeHere();
  };
  let place: string | undefined;
  const move = ({ screenX, screenY }: PointerEvent) => {
    const before = place;
    place = `${screenX} ${screenY}`;
    // Browsers also dispatch `pointermove` when the page moves under a resting pointer.
    if (before !== undefined && before !== place) onActivity();
  };
  let tickAt = lastActivity;
  const timer = setInterval(() => {
    // They also stop while the browser freezes a hidden tab: messages of other tabs may still be waiting.
    const isThawed = now() - tickAt > longestTick;
    tickAt = now();
    if (!isThawed) check();
  }, 1_000);
  window.addEventListener('pointermove', move, { passive: true, capture: true });
  activities.forEach((name) =>
    window.addEventListener(name, onActivity, { passive: true, capture: true }),
  );
  const unsubscribe = onTabMessage((message) => {
    if (message.kind !== 'active' || message.name !== sessionName()) return;
    const { at = now() } = message;
    if (at > lastActivity && now() - at < idleLimit) active(at);
  });

  return {
    stay: () => {
      broadcastAt = -Infinity;
      activeHere();
    },
    /** Milliseconds until the session ends. */
    left: () => Math.max(0, idleLimit - idle()),
    stop() {
      clearInterval(timer);
      unsubscribe();
      window.removeEventListener('pointermove', move, { capture: true });
      activities.forEach((name) => window.removeEventListener(name, onActivity, { capture: true }));
    },
  };
}
