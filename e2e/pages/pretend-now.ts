import type { BrowserContext } from '@playwright/test';

/** Lets every page of a context believe that it is another time. `page.clock` would hold the frames too. */
export async function pretendNow(context: BrowserContext, instant: string): Promise<void> {
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
