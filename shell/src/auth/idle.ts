import { onTabMessage, broadcast } from './session-channel';
import { sessionName } from './session';

/** Idle time until the session is suspended, and how long before that the warning appears (docs/domain.md#sessions), in milliseconds. */
export const idleLimit = 10 * 60_000;
export const warningTime = 2 * 60_000;
/** Throttles activity messages to other tabs, in milliseconds. */
const broadcastInterval = 5_000;

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
  const active = (here: boolean) => {
    lastActivity = now();
    if (warned) onActive();
    warned = false;
    if (!here || lastActivity - broadcastAt < broadcastInterval) return;
    broadcastAt = lastActivity;
    broadcast({ kind: 'active', name: sessionName() });
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
    if (!warned && idle() < idleLimit) active(true);
  };
  let place: string | undefined;
  const move = ({ screenX, screenY }: PointerEvent) => {
    const before = place;
    place = `${screenX} ${screenY}`;
    // Browsers also dispatch `pointermove` when the page moves under a resting pointer.
    if (before !== undefined && before !== place) onActivity();
  };
  const timer = setInterval(check, 1_000);
  window.addEventListener('pointermove', move, { passive: true, capture: true });
  activities.forEach((name) =>
    window.addEventListener(name, onActivity, { passive: true, capture: true }),
  );
  const unsubscribe = onTabMessage((message) => {
    if (message.kind === 'active' && message.name === sessionName() && idle() < idleLimit)
      active(false);
  });

  return {
    stay: () => {
      broadcastAt = -Infinity;
      active(true);
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
