import type { Page } from '@playwright/test';
import { serveProduct, serveRemote } from '../../tooling/serve/product.mjs';
import { distOf } from '../../tooling/workspace.mjs';
import { expect, test } from '../fixtures';
import { checkOpenOverlay } from '../pages/overlays';
import { expectLanding, signInAs, signOut } from '../pages/sign-in';

/** Returns a function that changes a JSON file of the deployment. */
const patchJson =
  <T extends object>(change: (value: T) => object) =>
  (text: string | undefined) =>
    JSON.stringify(change(JSON.parse(text ?? '{}') as T));

interface Entry {
  manifest: string;
}

/** Serves the product, with a second build of the admin app on another origin. */
async function serveTwoVersions(canary: (address: string) => object) {
  const second = await serveRemote({ directory: distOf('admin') });
  const product = await serveProduct({
    replace: {
      '/config.json': patchJson<{ remoteOrigins: string[] }>((config) => ({
        ...config,
        remoteOrigins: [...config.remoteOrigins, second.url],
        overrideOrigins: [second.url],
      })),
      '/remotes.json': patchJson<{ admin: Entry }>((entries) => ({
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

/** Starts recording the origins of the admin app's entry. */
function watchEntries(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/entry\./.test(request.url())) requested.push(new URL(request.url()).origin);
  });
  return requested;
}

test('an app loads from another origin after confirmation, shows a banner, and is reset at sign-out', async ({
  page,
}) => {
  const { url, second, close } = await serveTwoVersions(() => ({}));
  await signInAs(page, 'admin', `${url}/sign-in`);
  await expectLanding(page, 'admin');

  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${url}/admin/doctors?override=admin=${second}/remote.json`);
  await expect(page.getByRole('heading', { name: /Load “admin” from another/ })).toBeVisible();
  await expect(page).toHaveURL(`${url}/admin/doctors`);
  await checkOpenOverlay(page);
  expect(requested.filter((address) => address.startsWith(second))).toEqual([]);

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

test('a canary version goes to its users, and its overlays work', async ({ page }) => {
  const { url, second, close } = await serveTwoVersions((manifest) => ({
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
  await checkOpenOverlay(page);
  await close(page);
});
