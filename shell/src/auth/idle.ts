import { hearTabs, tellTabs } from './session-channel';
import { sessionName } from './session';

/** Idle time after which a session ends, and how long before that a warning comes (docs/domain.md#sessions), milliseconds. */
export const idleLimit = 10 * 60_000;
export const warningTime = 2 * 60_000;
/** How often other tabs of the session are told of activity at most. */
const tellEvery = 5_000;

const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

interface IdleOptions {
  now?: () => number;
  onWarning(): void;
  onActive(): void;
  onEnd(): void;
}

/**
 * Watches for the person's own acts, in this tab and the others of the session. While the warning
 * stands only its answer counts (`stay`), so that a stray movement does not close it unseen.
 */
export function watchIdle({ now = Date.now, onWarning, onActive, onEnd }: IdleOptions) {
  let lastActivity = now();
  let toldAt = -Infinity;
  let warned = false;

  const idle = () => now() - lastActivity;
  const active = (here: boolean) => {
    lastActivity = now();
    if (warned) onActive();
    warned = false;
    if (!here || lastActivity - toldAt < tellEvery) return;
    toldAt = lastActivity;
    tellTabs({ kind: 'active', name: sessionName() });
  };
  // Timers stand still while a computer sleeps: what counts is the clock, looked at every second and
  // before the first touch after it.
  const look = () => {
    if (idle() >= idleLimit) onEnd();
    else if (!warned && idle() >= idleLimit - warningTime) {
      warned = true;
      onWarning();
    }
  };
  const touch = () => {
    look();
    if (!warned && idle() < idleLimit) active(true);
  };
  let place: string | undefined;
  const move = ({ screenX, screenY }: PointerEvent) => {
    const before = place;
    place = `${screenX} ${screenY}`;
    // A pointer that rests moves as well, for the browser, where the page moves under it.
    if (before !== undefined && before !== place) touch();
  };
  const timer = setInterval(look, 1_000);
  window.addEventListener('pointermove', move, { passive: true, capture: true });
  activities.forEach((name) =>
    window.addEventListener(name, touch, { passive: true, capture: true }),
  );
  const stopHearing = hearTabs((message) => {
    if (message.kind === 'active' && message.name === sessionName() && idle() < idleLimit)
      active(false);
  });

  return {
    stay: () => {
      toldAt = -Infinity;
      active(true);
    },
    /** Milliseconds until the session ends. */
    left: () => Math.max(0, idleLimit - idle()),
    stop() {
      clearInterval(timer);
      stopHearing();
      window.removeEventListener('pointermove', move, { capture: true });
      activities.forEach((name) => window.removeEventListener(name, touch, { capture: true }));
    },
  };
}
