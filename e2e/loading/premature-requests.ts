import type { Page } from '@playwright/test';
import { simulatedReads, sourcesOf } from './build-files';
import { scriptsOf } from './usable';

/** A page's entry in the manifest. */
export interface PageNeeds {
  paths: string[];
  /** Modules of the shell that the page uses, and the endpoints that it reads. */
  shared: string[];
  reads: string[];
}

declare global {
  interface Window {
    /** Data of the early script, including the endpoints that the shell's modules read. */
    praxisEarly?: { reads: Record<string, string[] | undefined> };
  }
}

/** Modules that no page needs before it can be used. */
const deferred: Readonly<Record<string, RegExp>> = {
  antd: /node_modules\/(antd|@ant-design|@rc-component|rc-[\w-]+)\//,
  dates: /node_modules\/dayjs\//,
  calendar: /node_modules\/@fullcalendar\//,
  // The browsers that run these tests support Temporal.
  Temporal: /node_modules\/temporal-polyfill\//,
  charts: /node_modules\/(echarts|zrender)\//,
  'menu positioning': /node_modules\/@floating-ui\//,
  'dialog layer': /sdk\/src\/ui\/overlay\/modal-layer\./,
  'simulation panel': /shell\/src\/simulation\/simulation-panel\./,
  PDF: /node_modules\/(jspdf|pdf-lib)\//,
};
/** Allowed for the URL of a record, whose drawer opens with the page. */
const allowedForRecord = ['dialog layer'];
/** Pages that show what others load on demand. */
const allowedOnPages: readonly (readonly [path: RegExp, what: readonly string[]])[] = [
  [/^\/(dashboard\/analytics)?$/, ['charts']],
  // An event opens over its calendar.
  [/^\/apps\/calendar(\/.*)?$/, ['calendar']],
  // antd's table has localized dates.
  [/^\/datatables\/advanced$/, ['antd', 'dates']],
  [/^\/(charts|maps)(\/|$)/, ['charts']],
  [/^\/(extensions|forms|tables)(\/|$)/, ['antd', 'dates']],
];
const pagePattern =
  /\/src\/features\/.*\.page\.tsx$|\/src\/public\/.*-page\.tsx$|\/auth\/sign-in-page\.tsx$/;
const dialogPattern = /remote-[\w-]+\/.*(\/dialogs\/|-dialogs?\.tsx$|-drawer\.tsx$)/;

/** Finds code that was requested before the page could be used. */
export async function findPrematureRequests(
  page: Page,
  { isOpen = false } = {},
): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const allowed = allowedOnPages.flatMap(([path, what]) => (path.test(pathname) ? what : []));
  const scripts = await scriptsOf(page, 'usable');
  const modules = scripts.flatMap((file) => sourcesOf(file).map((source) => ({ file, source })));
  const early = Object.entries(deferred)
    .filter(([what]) => !allowed.includes(what) && !(isOpen && allowedForRecord.includes(what)))
    .flatMap(([what, pattern]) => {
      const found = modules.find(({ source }) => pattern.test(source));
      return found ? [`${what}: ${found.file} with ${found.source}`] : [];
    });
  const dialogs = modules.filter(({ source }) => !isOpen && dialogPattern.test(source));
  const pages = new Set(
    modules.filter(({ source }) => pagePattern.test(source)).map((one) => one.source),
  );
  return [
    ...early,
    ...dialogs.map(({ file, source }) => `a dialog: ${file} with ${source}`),
    ...(pages.size === 1 ? [] : [`not one page: ${[...pages].join(', ')}`]),
  ];
}

/** Finds scripts of the simulated back end that serve none of the page's endpoints. */
async function findForeignData(page: Page, { reads, shared }: PageNeeds): Promise<string[]> {
  const filesByRead = simulatedReads();
  const sharedReads = await page.evaluate(() => window.praxisEarly?.reads ?? {});
  const lines = ['GET /api/v1/me', ...reads, ...shared.flatMap((name) => sharedReads[name] ?? [])];
  const allowed = lines.flatMap((line) => filesByRead[line] ?? []);
  return (await scriptsOf(page, 'usable')).filter(
    (file) => file.startsWith('api-') && !allowed.includes(`/assets/${file}`),
  );
}

/** URLs whose list opens with a dialog. */
const pathsWithDialog: ReadonlySet<string> = new Set(['/apps/calendar/new']);

/** Finds code and data that a page of an app, which has just loaded, requested too early. */
export async function findPrematureRequestsOfPage(
  page: Page,
  needs: PageNeeds,
  pattern: string,
): Promise<string[]> {
  const isRecord = pattern.includes(':') && needs.paths.length > 1;
  return [
    ...(await findPrematureRequests(page, { isOpen: isRecord || pathsWithDialog.has(pattern) })),
    ...(await findForeignData(page, needs)),
  ];
}
