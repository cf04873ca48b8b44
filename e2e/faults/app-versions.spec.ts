import type { Page } from '@playwright/test';
import { serveProduct, serveRemote } from '../../tooling/serve/product.mjs';
import { distOf } from '../../tooling/workspace.mjs';
import { expect, test } from '../fixtures';
import { expectOpenWhole } from '../pages/openings';
import { expectLanding, signInAs, signOut } from '../pages/sign-in';

/** Adds something to a JSON file of the deployment. */
const withMore =
  <T extends object>(change: (value: T) => object) =>
  (text: string | undefined) =>
    JSON.stringify(change(JSON.parse(text ?? '{}') as T));

interface Entry {
  manifest: string;
}

/** The product, and the admins' app at a second address. */
async function serveTwo(canary: (address: string) => object) {
  const second = await serveRemote({ directory: distOf('admin') });
  const product = await serveProduct({
    replace: {
      '/config.json': withMore<{ remoteOrigins: string[] }>((config) => ({
        ...config,
        remoteOrigins: [...config.remoteOrigins, second.url],
        overrideOrigins: [second.url],
      })),
      '/remotes.json': withMore<{ admin: Entry }>((entries) => ({
        ...entries,
        admin: { ...entries.admin, ...canary(`${second.url}/remote.json`) },
      })),
    },
  });
  const close = async (page: Page) => {
    await page.goto('about:blank');
    await Promise.all([product.close(), second.close()]);
  };
  return { url: product.url, second: second.url, close };
}

/** Addresses of the admins' entry that were asked for since. */
function watchEntries(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/entry\./.test(request.url())) asked.push(new URL(request.url()).origin);
  });
  return asked;
}

test('an app comes from another address once its person agreed, bears a banner, and ends with the session', async ({
  page,
}) => {
  const { url, second, close } = await serveTwo(() => ({}));
  await signInAs(page, 'admin', `${url}/sign-in`);
  await expectLanding(page, 'admin');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/admin/doctors?override=admin=${second}/remote.json`);
  await expect(page.getByRole('heading', { name: /Load “admin” from another/ })).toBeVisible();
  await expect(page).toHaveURL(`${url}/admin/doctors`);
  await expectOpenWhole(page);
  expect(asked.filter((address) => address.startsWith(second))).toEqual([]);

  const entries = watchEntries(page);
  await page.getByRole('button', { name: 'Load it' }).click();
  const banner = page.getByRole('complementary', { name: 'App from another address' });
  await expect(banner).toContainText(second);
  await expectLanding(page, 'admin');
  expect([...new Set(entries)]).toEqual([second]);

  await signOut(page);
  await signInAs(page, 'admin', `${url}/sign-in`);
  await expectLanding(page, 'admin');
  await expect(banner).toBeHidden();
  await close(page);
});

test('a second version of an app goes to who is named for it, and its entry is checked as well', async ({
  page,
}) => {
  const { url, second, close } = await serveTwo((manifest) => ({
    canary: { manifest, share: 100 },
  }));
  const entries = watchEntries(page);
  await signInAs(page, 'admin', `${url}/sign-in`);
  await expectLanding(page, 'admin');
  await page.reload();
  await expectLanding(page, 'admin');
  expect([...new Set(entries)]).toEqual([second]);

  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(page.getByRole('region', { name: 'App “admin”' })).toContainText('Early release');
  await expectOpenWhole(page);
  await close(page);
});
