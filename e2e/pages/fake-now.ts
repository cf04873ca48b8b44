import type { BrowserContext } from '@playwright/test';

/**
 * Shifts the current time in all pages of a context. Unlike `page.clock`, it leaves timers and
 * frames alone.
 */
export async function fakeNow(context: BrowserContext, instant: string): Promise<void> {
  await context.addInitScript(
    (shift) => {
      const Real = Date;
      const now = () => Real.now() + shift;
      globalThis.Date = new Proxy(Real, {
        construct: (target, given) =>
          Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
        get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
      });
    },
    Date.parse(instant) - Date.now(),
  );
}
