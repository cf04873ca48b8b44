import type { Locator, Page } from '@playwright/test';

/**
 * Toasts with a text, newest first. They are not live regions: a separate announcer reads them out.
 */
export const toastsOf = (within: Page | Locator, hasText: string | RegExp): Locator =>
  within.getByRole('region', { name: 'Messages' }).getByRole('group').filter({ hasText });

/** Milliseconds until a toast closes (`sdk/src/ui/components/toast.tsx`). */
const lifetime = 6_000;

/**
 * Keeps toasts open on all pages from the next one on, for tests in which one must outlast the
 * following steps: on a slow machine, these may take longer than a toast is shown.
 */
export const keepToasts = (page: Page): Promise<unknown> =>
  page.addInitScript((unlimited) => {
    const start = window.setTimeout.bind(window);
    const startUnlessToast = (run: () => void, after?: number, ...given: []) =>
      after === unlimited ? 0 : start(run, after, ...given);
    Object.assign(window, { setTimeout: startUnlessToast });
  }, lifetime);
