import type { Locator, Page } from '@playwright/test';

/**
 * Toasts with a text, newest first. They are not live regions: a separate announcer reads them out.
 */
export const toastsOf = (within: Page | Locator, hasText: string | RegExp): Locator =>
  within.getByRole('region', { name: 'Messages' }).getByRole('group').filter({ hasText });
