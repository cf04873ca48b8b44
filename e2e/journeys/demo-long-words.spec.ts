import { expect, type Page, type Route } from '@playwright/test';
import { demoAccounts } from '@praxis/contract/demo/accounts';
import { withFreeTexts } from '@praxis/sdk/testing/free-texts';
import { test } from '../pages/api-fixtures';
import { signInWith } from '../pages/data-leaks';
import { expectLongWordsWithin, longWord } from '../pages/long-words';
import type { MockApi } from '../pages/mock-api';
import { expectLoaded } from '../pages/sign-in';

/** Pages that show names, titles or notes, with the records that they link to. */
const pages = {
  dashboards: ['/', '/dashboard/analytics'],
  'email and invoices': [
    '/apps/email',
    '/apps/email/inbox/1',
    '/apps/invoice/list',
    '/apps/invoice/preview/5049',
    '/apps/invoice/edit/5049',
  ],
  'chat, to-do and calendar': [
    '/apps/chat/1',
    '/apps/todo',
    '/apps/todo/1',
    '/apps/calendar/1',
    '/apps/calendar/1/edit',
  ],
  shop: [
    '/apps/ecommerce/shop',
    '/apps/ecommerce/product-detail',
    '/apps/ecommerce/wishlist',
    '/apps/ecommerce/checkout',
    '/apps/ecommerce/order/list',
    '/apps/ecommerce/order/1',
  ],
  'users and profile': [
    '/apps/user/list',
    '/apps/user/view/1',
    '/apps/user/edit/1',
    '/pages/account-settings/social',
    '/pages/profile',
  ],
  help: [
    '/pages/faq',
    '/pages/knowledge-base',
    '/pages/knowledge-base/billing',
    '/pages/knowledge-base/billing/how-do-i-refund-a-payment',
    '/pages/pricing',
  ],
  'blog and tables': [
    '/pages/blog/list',
    '/pages/blog/detail/1',
    '/pages/blog/edit/1',
    '/datatables/advanced',
  ],
};

/** Adds the long word to each text that users write. */
async function addLongWords(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const response = await route.fetch();
  const text = await response.text();
  if (!response.ok() || !/^[{[]/.test(text)) return route.fulfill({ response });
  const json = withFreeTexts(
    { method: route.request().method(), path: pathname },
    JSON.parse(text),
    // Labels are fixed; addresses, dates and prices that are texts stay what they are.
    (written, key) =>
      key === 'labels' || /^$|^https?:|^[-$\d.,k]+$/.test(written)
        ? written
        : `${written} ${longWord}`,
  );
  return route.fulfill({ response, json });
}

const { email = '', password = '' } = demoAccounts.find(({ role }) => role === 'admin') ?? {};

/** Opens a page whose texts contain long words. */
async function openWithLongWords(page: Page, { url }: MockApi, path: string): Promise<void> {
  await page.route(
    ({ href, pathname }) => href.startsWith(url) && !pathname.startsWith('/jwt/'),
    addLongWords,
  );
  await signInWith(page, { email, password }, path);
  await expectLoaded(page);
}

for (const [topic, paths] of Object.entries(pages))
  test(`long words wrap within cards and pages: ${topic}`, async ({ page, api }) => {
    await openWithLongWords(page, api, '/pages/knowledge-base');
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expectLongWordsWithin(page, `${path} at 1280 px`);
      await page.setViewportSize({ width: 360, height: 900 });
      await expectLongWordsWithin(page, `${path} at 360 px`);
    }
  });

test('long words of a chosen address wrap at the payment', async ({ page, api }) => {
  await openWithLongWords(page, api, '/apps/ecommerce/checkout?step=address');
  await expectLongWordsWithin(page, 'the address');
  await page.getByRole('group', { name: 'Saved addresses' }).getByRole('button').first().click();
  await page.getByLabel('Phone').fill('+1 202 555 0142');
  await page.getByLabel('Postal code').fill('02110');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expectLongWordsWithin(page, 'the payment at 1280 px');
  await page.setViewportSize({ width: 360, height: 900 });
  await expectLongWordsWithin(page, 'the payment at 360 px');
});
