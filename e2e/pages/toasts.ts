import type { Locator, Page } from '@playwright/test';

/** The toasts that say so, newest first. They are no live regions: the announcer reads them out. */
export const toastsOf = (within: Page | Locator, hasText: string | RegExp): Locator =>
  within.getByRole('region', { name: 'Messages' }).getByRole('group').filter({ hasText });
