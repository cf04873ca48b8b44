import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { distOf } from '../../tooling/workspace.mjs';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { simulatedReads, sourcesOf } from './build-files';
import { scriptsOf, watchUsable } from './usable';

interface PageNeeds {
  /** Modules of the shell, and lines of the endpoints that the page reads from. */
  shared: string[];
  asks: string[];
}

interface Manifest {
  pages: (PageNeeds & { paths: string[] })[];
}

declare global {
  interface Window {
    /** What the early script knows; of it, what the modules of the shell read from. */
    praxisEarly?: { asks: Record<string, string[] | undefined> };
  }
}

/** The role app of each account that may see all of it, and into how many tests it is divided. */
const apps: readonly { account: Account; app: string; parts: number }[] = [
  { account: 'demo', app: 'demo', parts: 5 },
  { account: 'doctor', app: 'doctor', parts: 2 },
  { account: 'patient', app: 'patient', parts: 2 },
  { account: 'teamMember', app: 'team', parts: 1 },
  { account: 'admin', app: 'admin', parts: 1 },
];

/** What no page needs before it can be used. */
const notYet: Readonly<Record<string, RegExp>> = {
  antd: /node_modules\/(antd|@ant-design|@rc-component|rc-[\w-]+)\//,
  dates: /node_modules\/dayjs\//,
  calendar: /node_modules\/@fullcalendar\//,
  charts: /node_modules\/(echarts|zrender)\//,
  'places of menus': /node_modules\/@floating-ui\//,
  'layer of dialogs': /sdk\/src\/ui\/overlay\/modal-layer\./,
  'panel of the simulation': /shell\/src\/simulation\/simulation-panel\./,
  PDF: /node_modules\/(jspdf|pdf-lib)\//,
};
/** Of a record over its list, the same comes once it is open. */
const opened = ['layer of dialogs'];
/** Pages that are what others only may open; the UI kit shows the very parts. */
const shown: readonly (readonly [path: RegExp, what: readonly string[]])[] = [
  [/^\/(dashboard\/analytics)?$/, ['charts']],
  [/^\/apps\/calendar(\/new)?$/, ['calendar']],
  [/^\/datatables\/advanced$/, ['antd']],
  [/^\/(charts|maps)(\/|$)/, ['charts']],
  [/^\/(extensions|forms|tables)(\/|$)/, ['antd', 'dates']],
];
/** Addresses at which a list has its dialog open at once. */
const withDialog: ReadonlySet<string> = new Set(['/apps/calendar/new']);

const ofPage =
  /\/src\/features\/.*\.page\.tsx$|\/src\/public\/.*-page\.tsx$|\/auth\/sign-in-page\.tsx$/;
const ofDialog = /remote-[\w-]+\/.*(\/dialogs\/|-dialogs?\.tsx$|-drawer\.tsx$)/;

/** What was asked for before its time. */
async function tooEarly(page: Page, { isOpen = false } = {}): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const own = shown.flatMap(([path, what]) => (path.test(pathname) ? what : []));
  const scripts = await scriptsOf(page, 'usable');
  const modules = scripts.flatMap((file) => sourcesOf(file).map((source) => ({ file, source })));
  const early = Object.entries(notYet)
    .filter(([what]) => !own.includes(what) && !(isOpen && opened.includes(what)))
    .flatMap(([what, pattern]) => {
      const found = modules.find(({ source }) => pattern.test(source));
      return found ? [`${what}: ${found.file} with ${found.source}`] : [];
    });
  const dialogs = modules.filter(({ source }) => !isOpen && ofDialog.test(source));
  const pages = new Set(
    modules.filter(({ source }) => ofPage.test(source)).map((one) => one.source),
  );
  return [
    ...early,
    ...dialogs.map(({ file, source }) => `a dialog: ${file} with ${source}`),
    ...(pages.size === 1 ? [] : [`not one page: ${[...pages].join(', ')}`]),
  ];
}

/** Parts of the simulated back end that were asked for, and answer nothing of what the page asks. */
async function dataOfOthers(page: Page, { asks, shared }: PageNeeds): Promise<string[]> {
  const reads = simulatedReads();
  const asked = await page.evaluate(() => window.praxisEarly?.asks ?? {});
  const lines = ['GET /api/v1/me', ...asks, ...shared.flatMap((name) => asked[name] ?? [])];
  const own = lines.flatMap((line) => reads[line] ?? []);
  return (await scriptsOf(page, 'usable')).filter(
    (file) => file.startsWith('api-') && !own.includes(`/assets/${file}`),
  );
}

/** An address of a page: of a record, where it is one, the first that its list leads to. */
async function addressOf(page: Page, pattern: string, { pages }: Manifest): Promise<string | null> {
  if (!pattern.includes(':')) return pattern;
  await page.goto(pattern.slice(0, pattern.indexOf('/:')));
  await expectLoaded(page);
  const fits = new RegExp(`^${pattern.replace(/:\w+/, '[^/?]+')}$`);
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return (
    links.find((link) => fits.test(link) && !pages.some(({ paths }) => paths.includes(link))) ??
    null
  );
}

for (const { account, app, parts } of apps)
  for (let part = 0; part < parts; part += 1)
    test(`no page of ${app} waits for what it does not show (${part + 1} of ${parts})`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const manifest = JSON.parse(
        readFileSync(path.join(distOf(app), 'remote.json'), 'utf8'),
      ) as Manifest;
      await watchUsable(page);
      await signInAs(page, account);
      await expectLanding(page, account);
      const early: Record<string, string[]> = {};
      for (const needs of manifest.pages.filter((_, index) => index % parts === part))
        for (const pattern of needs.paths) {
          const address = await addressOf(page, pattern, manifest);
          if (!address) continue;
          await page.goto(address);
          const isRecord = pattern.includes(':') && needs.paths.length > 1;
          const found = [
            ...(await tooEarly(page, { isOpen: isRecord || withDialog.has(pattern) })),
            ...(await dataOfOthers(page, needs)),
          ];
          if (found.length > 0) early[address] = found;
        }
      expect(early).toEqual({});
    });

for (const address of [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password?token=x',
  '/join?token=x',
])
  test(`${address} waits for nothing that it does not show`, async ({ page }) => {
    await watchUsable(page, true);
    await page.goto(address);
    expect(await tooEarly(page)).toEqual([]);
    const modules = (await scriptsOf(page, 'usable')).flatMap(sourcesOf);
    expect(modules.filter((source) => /react-router|\/app\/frame\./.test(source))).toEqual([]);
  });

test('once a page is at rest it has what stands behind it, and with Save-Data nothing more', async ({
  page,
}) => {
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
  // As long as it took without, and the two seconds after which idle work is done all the same.
  await page.waitForTimeout(4_000);
  expect(await scriptsOf(page, 'now')).toEqual(before);
});
