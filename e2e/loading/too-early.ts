import type { Page } from '@playwright/test';
import { simulatedReads, sourcesOf } from './build-files';
import { scriptsOf } from './usable';

/** What a manifest says that a page needs. */
export interface PageNeeds {
  paths: string[];
  /** Modules of the shell, and lines of the endpoints that the page reads from. */
  shared: string[];
  asks: string[];
}

declare global {
  interface Window {
    /** What the early script knows; of it, what the modules of the shell read from. */
    praxisEarly?: { asks: Record<string, string[] | undefined> };
  }
}

/** What no page needs before it can be used. */
const notYet: Readonly<Record<string, RegExp>> = {
  antd: /node_modules\/(antd|@ant-design|@rc-component|rc-[\w-]+)\//,
  dates: /node_modules\/dayjs\//,
  calendar: /node_modules\/@fullcalendar\//,
  // The browsers that run these tests have it.
  Temporal: /node_modules\/temporal-polyfill\//,
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
  // An event is shown over its calendar.
  [/^\/apps\/calendar(\/.*)?$/, ['calendar']],
  // antd's table speaks the page's language, of dates too.
  [/^\/datatables\/advanced$/, ['antd', 'dates']],
  [/^\/(charts|maps)(\/|$)/, ['charts']],
  [/^\/(extensions|forms|tables)(\/|$)/, ['antd', 'dates']],
];
const ofPage =
  /\/src\/features\/.*\.page\.tsx$|\/src\/public\/.*-page\.tsx$|\/auth\/sign-in-page\.tsx$/;
const ofDialog = /remote-[\w-]+\/.*(\/dialogs\/|-dialogs?\.tsx$|-drawer\.tsx$)/;

/** What was asked for before its time. */
export async function tooEarly(page: Page, { isOpen = false } = {}): Promise<string[]> {
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

/** Addresses at which a list has its dialog open at once. */
const withDialog: ReadonlySet<string> = new Set(['/apps/calendar/new']);

/** What a page of an app, which has just been loaded, asked for before it could be used and does not show. */
export async function tooEarlyOnPage(
  page: Page,
  needs: PageNeeds,
  pattern: string,
): Promise<string[]> {
  const isRecord = pattern.includes(':') && needs.paths.length > 1;
  return [
    ...(await tooEarly(page, { isOpen: isRecord || withDialog.has(pattern) })),
    ...(await dataOfOthers(page, needs)),
  ];
}
