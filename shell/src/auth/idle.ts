/** Idle time after which a session ends, and how long before that a warning comes (docs/domain.md#sessions), milliseconds. */
export const idleLimit = 10 * 60_000;
export const warningTime = 2 * 60_000;

const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

interface IdleOptions {
  now?: () => number;
  onWarning(): void;
  onActive(): void;
  onEnd(): void;
}

/**
 * Watches for the person's own acts. While the warning stands only its answer counts (`stay`), so
 * that a stray movement does not close it unseen.
 */
export function watchIdle({ now = Date.now, onWarning, onActive, onEnd }: IdleOptions) {
  let lastActivity = now();
  let warned = false;

  const touch = () => {
    if (!warned) lastActivity = now();
  };
  const stay = () => {
    lastActivity = now();
    warned = false;
    onActive();
  };
  // Timers stand still while a computer sleeps: what counts is the clock, looked at every second.
  const timer = setInterval(() => {
    const idle = now() - lastActivity;
    if (idle >= idleLimit) onEnd();
    else if (!warned && idle >= idleLimit - warningTime) {
      warned = true;
      onWarning();
    }
  }, 1_000);
  activities.forEach((name) => window.addEventListener(name, touch, { passive: true }));

  return {
    stay,
    /** Milliseconds until the session ends. */
    left: () => Math.max(0, idleLimit - (now() - lastActivity)),
    stop() {
      clearInterval(timer);
      activities.forEach((name) => window.removeEventListener(name, touch));
    },
  };
}
