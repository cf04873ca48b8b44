import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { release } from '../../tooling/release/release.mjs';
import { serveProduct, serveRemote } from '../../tooling/serve/product.mjs';
import { distOf, rootDirectory } from '../../tooling/workspace.mjs';
import { buildRemote, copyRemote } from '../build-remote';
import { expect, test, type Product } from '../fixtures';
import { clickAccount, expectLanding, signInAs } from '../pages/sign-in';

const unreachable = 'Couldn’t reach it.';

/** The server of a role app. */
function serverOf({ servers }: Product, id: string) {
  const server = servers[id];
  if (!server) throw new Error(`No role app is called "${id}".`);
  return server;
}

/** Stops a server after the page has left: a page that still prefetches would log errors. */
async function leaveAndStop(page: Page, { close }: { close(): Promise<void> }): Promise<void> {
  await page.goto('about:blank');
  await close();
}

test(
  'an app whose server is down shows an error, the rest of the product works, and Retry loads it',
  { tag: '@smoke' },
  async ({ page, consoleErrors }) => {
    consoleErrors.expectError(/Failed to load resource|ERR_CONNECTION_REFUSED/);
    const product = await serveProduct();
    try {
      const team = serverOf(product, 'team');
      await team.close();
      await signInAs(page, 'teamMember', `${product.url}/team-member/appointment-requests`);
      await expect(page.getByText(unreachable)).toBeVisible();
      // The frame and all other apps still work.
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      const other = await page.context().newPage();
      await signInAs(other, 'admin', `${product.url}/sign-in`);
      await expectLanding(other, 'admin');

      const restarted = await serveRemote({ directory: distOf('team'), port: team.port });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expectLanding(page, 'teamMember');
      await expect(page.getByRole('link', { name: 'Vacations' })).toBeVisible();
      await leaveAndStop(page, restarted);
    } finally {
      await leaveAndStop(page, product);
    }
  },
);

test('an app that requires another sdk version is not loaded, and the error says so', async ({
  page,
  product,
}) => {
  await page.route(`${serverOf(product, 'admin').url}/remote.json`, async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as object;
    await route.fulfill({ response, json: { ...manifest, sdk: '^2.0.0' } });
  });
  await signInAs(page, 'admin', '/admin/doctors');
  await expect(page.getByText('doesn’t match this version of the app')).toBeVisible();
});

test('an app whose code throws shows an error, and Retry after the fix shows the page', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.expectError(/Praxis fault|ChunkLoadError|already registered/);
  const { url } = serverOf(product, 'admin');
  // Without hashes in the manifest: a faulty build would have matching ones.
  await page.route(`${url}/remote.json`, async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as object;
    await route.fulfill({ response, json: { ...manifest, hashes: {} } });
  });
  const pages = `${url}/assets/page-doctors.*.js*`;
  await page.route(pages, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'throw new Error("broken on purpose")',
    }),
  );
  await page.goto('/admin/doctors');
  await clickAccount(page, 'admin');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute(pages);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectLanding(page, 'admin');
});

test('a rebuilt and released app is updated by a reload, without a build of the shell', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const root = await mkdtemp(path.join(tmpdir(), 'praxis-release-'));
  await release({ root, app: 'admin', from: distOf('admin') });
  const product = await serveProduct({ directories: { admin: path.join(root, 'admin') } });
  try {
    await signInAs(page, 'admin', `${product.url}/sign-in`);
    await expectLanding(page, 'admin');

    const copy = await copyRemote('remote-admin', 'release');
    const texts = path.join(rootDirectory, copy, 'src/features/doctors/texts/en.json');
    const changed = (await readFile(texts, 'utf8')).replace(
      '"Doctors"',
      '"Doctors of all practices"',
    );
    await writeFile(texts, changed);
    await release({ root, app: 'admin', from: await buildRemote(copy) });

    // A page that was open before the release still works with its old files.
    await page.getByRole('link', { name: 'Doctors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Doctors' })).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Doctors of all practices' }),
    ).toBeVisible();
  } finally {
    await leaveAndStop(page, product);
  }
});

test('charts that fail to load report it in place, and Retry loads them', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectError(/Failed to load resource|ERR_FAILED/);
  await page.route('**/assets/dashboard-charts.*', (route) => route.abort());
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
  await page.unroute('**/assets/dashboard-charts.*');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Revenue' })).toBeVisible();
});

test('a page with a failed chunk of the shell reports it, and Retry shows the page', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectError(/Failed to load resource|ERR_FAILED|Praxis fault|already registered/);
  await page.route('**/assets/list.*.js', (route) => route.abort());
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  await page.getByRole('link', { name: 'Patients' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  // The next attempt fails too, and the app still loads afterwards.
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute('**/assets/list.*.js');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
});
