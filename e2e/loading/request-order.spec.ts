import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectLanding, signInAs } from '../pages/sign-in';
import { sourcesOf } from './build-files';
import { findPrematureRequests } from './premature-requests';
import { scriptsOf, watchUsable } from './usable';

// Pages of apps are checked by the crawl that opens all of them (`every-route.spec.ts`).
for (const address of [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password?token=x',
  '/join?token=x',
])
  test(`${address} requests nothing that it does not show`, { tag: '@smoke' }, async ({ page }) => {
    await watchUsable(page, true);
    await page.goto(address);
    expect(await findPrematureRequests(page)).toEqual([]);
    const modules = (await scriptsOf(page, 'usable')).flatMap(sourcesOf);
    expect(modules.filter((source) => /react-router|\/app\/frame\./.test(source))).toEqual([]);
  });

test(
  'an idle page prefetches its secondary code, but not with Save-Data',
  { tag: '@smoke' },
  async ({ page }) => {
    await watchUsable(page);
    await signInAs(page, 'doctor');
    await expectLanding(page, 'doctor');
    const modulesNow = async () => (await scriptsOf(page, 'now')).flatMap(sourcesOf);
    const layer = (source: string) => source.includes('/overlay/modal-layer.');
    await page.goto('/doctor/appointments');
    await expect.poll(async () => (await modulesNow()).some(layer)).toBe(true);

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/doctor/appointments');
    const before = await scriptsOf(page, 'usable');
    // As long as prefetching took above, plus the two seconds after which idle work is forced.
    await page.waitForTimeout(4_000);
    expect(await scriptsOf(page, 'now')).toEqual(before);
  },
);

test('a worker makes the browser read its date tables in parallel to the page', async ({
  page,
}) => {
  const started = page.waitForEvent('worker');
  await page.goto('/');
  const worker = await started;
  expect(new URL(worker.url()).pathname).toMatch(/^\/assets\/date-tables\.\w+\.js$/);
  // The worker terminates on its own; the tables stay in memory.
  await expect.poll(() => page.workers()).toEqual([]);
});

test('cached files run before the deployment’s files have loaded', async ({ page }) => {
  await watchUsable(page);
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  const storedVersions = () => page.evaluate(() => localStorage.getItem('praxis.kept'));
  await expect.poll(storedVersions).toMatch(/ simulation$/);
  const send = await hold(page, ['*/config.json', '*/remotes.json', '*/remote.json']);
  await page.goto('/doctor/patients', { waitUntil: 'commit' });
  // The frame's last module to run: it registers role apps.
  const isFederated = () =>
    page.evaluate(
      () =>
        (globalThis as { __FEDERATION__?: { __INSTANCES__: unknown[] } }).__FEDERATION__
          ?.__INSTANCES__.length,
    );
  await expect.poll(isFederated).toBe(1);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  for (const part of ['simulation', 'network', 'practice'])
    expect(files.filter((name) => name.includes(`/assets/${part}.`))).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  send();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = await scriptsOf(page, 'now');
  expect(scripts.filter((name, index) => scripts.indexOf(name) !== index)).toEqual([]);
});

/** Pauses requests without Playwright's routes, which would disable the browser's cache. */
async function hold(page: Page, patterns: string[]): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void held.then(() => session.send('Fetch.continueRequest', { requestId }));
  });
  await session.send('Fetch.enable', {
    patterns: patterns.map((urlPattern) => ({ urlPattern })),
  });
  return send;
}

test('a file that the page has requested is not preloaded again', async ({ page }) => {
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(globalThis, { ran });
    document.addEventListener(
      'load',
      ({ target }) => target instanceof HTMLScriptElement && ran.push(target.src),
      true,
    );
  });
  // The simulated back end is preloaded once this file has loaded; the page requests it earlier.
  await page.route(/\/page-appointments\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/doctor/appointments');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const ran = await page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran);
  expect(ran.filter((address) => address.includes('/simulation.'))).toHaveLength(1);
  expect(ran.filter((address, index) => ran.indexOf(address) !== index)).toEqual([]);
});

test('the simulated back end is requested while the frame, the largest file before it, is loading', async ({
  page,
}) => {
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/frame\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/simulation\.\w+\.js$/);
  await page.goto('/doctor/dashboard', { waitUntil: 'commit' });
  await requested;
  send();
  await expectLanding(page, 'doctor');
});

test('the font loads after all files, or before the page’s when it is cached', async ({ page }) => {
  const places = async (...parts: string[]) => {
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
    return page.evaluate((names) => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.map((part) => files.findIndex((name) => name.includes(part)));
    }, parts);
  };
  await page.goto('/');
  const [late = -1, home = -1] = await places('/inter-', '/home.');
  expect(home).toBeGreaterThan(-1);
  expect(late).toBeGreaterThan(home);

  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  await page.goto('/doctor/dashboard');
  await expectLanding(page, 'doctor');
  const [soon = -1, dashboard = -1] = await places('/inter-', '/page-dashboard.');
  expect(soon).toBeGreaterThan(-1);
  expect(soon).toBeLessThan(dashboard);

  // A route disables the browser's cache, but the record of an earlier visit stays.
  await page.route('**/nowhere', (route) => route.abort());
  await page.goto('/doctor/dashboard');
  await expectLanding(page, 'doctor');
  const [again = -1, before = -1] = await places('/inter-', '/page-dashboard.');
  expect(before).toBeGreaterThan(-1);
  expect(again).toBeGreaterThan(before);
});

test('styles load once, the kit’s before those of the app', async ({ page }) => {
  await signInAs(page, 'demo', '/apps/invoice/edit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const styles = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href }) => href?.split('/').at(-1) ?? '').filter(Boolean),
  );
  expect(styles.filter((name, index) => styles.indexOf(name) !== index)).toEqual([]);
  const place = (name: string) => styles.findIndex((style) => style.startsWith(name));
  expect(place('form.')).toBeGreaterThan(-1);
  expect(place('form.')).toBeLessThan(place('page-invoices-edit.'));
});
