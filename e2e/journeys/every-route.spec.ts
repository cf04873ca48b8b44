import type { Page } from '@playwright/test';
import { readTexts } from '../../tooling/checks/text-files';
import { rootDirectory } from '../../tooling/workspace.mjs';
import { expect, test } from '../fixtures';
import { findPrematureRequestsOfPage, type PageNeeds } from '../loading/premature-requests';
import { watchUsable } from '../loading/usable';
import type { Account } from '../pages/accounts';
import { changeSkin, chooseLanguage, languages, type Language } from '../pages/choices';
import { pagesOf } from '../pages/manifest';
import { rawKeysIn } from '../pages/raw-keys';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, overflowOf } from '../pages/page-checks';

interface Route {
  pattern: string;
  needs: PageNeeds;
  title: Record<Language, string>;
  /**
   * Whether the document title may name the record: only in the demo area, because a practice's
   * records name patients.
   */
  mayNameRecord: boolean;
}

/** The role app of each account with access to all of it, and the number of tests for it. */
const apps: readonly { account: Account; app: string; parts: number }[] = [
  { account: 'demo', app: 'demo', parts: 8 },
  { account: 'doctor', app: 'doctor', parts: 3 },
  { account: 'patient', app: 'patient', parts: 2 },
  { account: 'teamMember', app: 'team', parts: 1 },
  { account: 'admin', app: 'admin', parts: 1 },
];

/** Links to records that aren't on their list's page, derived from links found before. */
const recordLinks: Readonly<Record<string, (found: readonly string[]) => string>> = {
  '/doctor/payments/:id': () => '/doctor/payments?tab=payouts',
  // A plan is chosen on its doctor's public page.
  '/patient/subscribe/:planId': (found) =>
    `/doctors/${found.map((address) => /\?doctor=(\w+)/.exec(address)?.[1]).find(Boolean)}`,
};

/** Records that are opened by a button. */
const samples: Readonly<Record<string, string>> = {
  '/apps/calendar/:id': '/apps/calendar/1',
  '/apps/calendar/:id/edit': '/apps/calendar/1/edit',
};

const retry = new RegExp(
  `^(${languages.map((language) => readTexts(`${rootDirectory}/sdk/src/ui/locales`, language)['retry']).join('|')})$`,
);

interface Part {
  routes: Route[];
  /** URLs of the app that match a record's pattern without being one. */
  fixed: ReadonlySet<string>;
}

/** A part of an app's routes: pages of a feature together, in parts of similar duration. */
function partOf(app: string, part: number, parts: number): Part {
  const pages = pagesOf(app);
  const features: Record<string, Route[]> = {};
  for (const needs of pages)
    (features[needs.feature] ??= []).push(
      ...needs.paths.map((pattern) => ({
        pattern,
        needs,
        title: needs.title,
        mayNameRecord: app === 'demo' && needs.paths.some((path) => path.includes(':')),
      })),
    );
  const groups: Route[][] = Array.from({ length: parts }, () => []);
  for (const routes of Object.values(features).toSorted((one, other) => other.length - one.length))
    groups.toSorted((one, other) => one.length - other.length)[0]?.push(...routes);
  const depth = ({ pattern }: Route) => pattern.split(':').length;
  return {
    // A record comes after the list that links to it.
    routes: (groups[part] ?? []).toSorted((one, other) => depth(one) - depth(other)),
    fixed: new Set(pages.flatMap(({ paths }) => paths)),
  };
}

/** Whether the document title is that of the page, or names the record that it shows. */
async function hasExpectedTitle(page: Page, { title, mayNameRecord }: Route, language: Language) {
  const tab = await page.title();
  if (tab === `${title[language]} · Praxis`) return true;
  const [name = ''] = tab.split(' · Praxis');
  const main = page.locator('main');
  return mayNameRecord && (await main.getByText(name, { exact: true }).count()) > 0;
}

/** Checks the page in the current language: no missing or foreign text, no overflow. */
async function checkPage(page: Page, route: Route, language: Language) {
  const place = `${route.pattern} in ${language}`;
  await expectLoaded(page);
  await expect
    .poll(() => hasExpectedTitle(page, route, language), {
      message: `${place}: the document title`,
    })
    .toBe(true);
  await expect(page.locator('main').getByRole('button', { name: retry }), place).toHaveCount(0);
  expect([place, ...(await rawKeysIn(page))]).toEqual([place]);
  // After the viewport was narrowed, content renders again in the next frames.
  await expect.poll(() => overflowOf(page), { message: `${place}: horizontal overflow` }).toBe(0);
}

const isNarrow = (page: Page) => page.viewportSize()?.width === 360;

/** Switches to the other look on the current page. */
async function changeLook(page: Page): Promise<void> {
  await page.setViewportSize({ width: isNarrow(page) ? 1280 : 360, height: 900 });
  await changeSkin(page);
  await expectLoaded(page);
}

/**
 * Checks a loaded page in every look and language. It starts in the last look of the page before,
 * so that every other page loads in the phone's. All languages are checked on a phone, where there
 * is less room.
 */
async function checkInAllLooks(page: Page, route: Route): Promise<void> {
  const lang = await page.locator('html').getAttribute('lang');
  const first = languages.find((one) => one === lang) ?? 'en';
  const look = () => `${route.pattern} at ${page.viewportSize()?.width} px`;
  const startedNarrow = isNarrow(page);
  await checkPage(page, route, first);
  await expectNoIssues(page, look());
  if (!startedNarrow) {
    await changeLook(page);
    await checkPage(page, route, first);
    await expectNoIssues(page, look());
  }
  for (const language of languages.filter((one) => one !== first)) {
    await chooseLanguage(page, language);
    await checkPage(page, route, language);
  }
  if (startedNarrow) {
    await changeLook(page);
    await expectNoIssues(page, look());
  }
  const { width } = page.viewportSize() ?? { width: 1280 };
  // A tablet in portrait mode.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(() => overflowOf(page), { message: look() }).toBe(0);
  await page.setViewportSize({ width, height: 900 });
}

/** URLs that the crawl has found so far. */
class Links {
  readonly #found = new Set<string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async collect(): Promise<void> {
    const found = await this.#page
      .locator('main a[href], dialog a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const { pathname, search } of found.map((href) => new URL(href)))
      this.#found.add(`${pathname}${search}`);
  }

  /** A URL that matches a pattern: the pattern itself, or the first record found. */
  async urlOf(pattern: string, fixed: ReadonlySet<string>): Promise<string> {
    if (!pattern.includes(':')) return pattern;
    const sample = samples[pattern];
    if (sample) return sample;
    const recordLink = recordLinks[pattern];
    if (recordLink) {
      await this.#page.goto(recordLink([...this.#found]));
      await expectLoaded(this.#page);
      await this.collect();
    }
    const fits = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);
    const found = [...this.#found].find((address) => fits.test(address) && !fixed.has(address));
    if (!found) throw new Error('no link to it was found');
    return found;
  }
}

for (const { account, app, parts } of apps)
  for (let part = 0; part < parts; part += 1)
    test(`every page of ${app} passes the checks in both skins, wide and narrow, and in each language, and requests nothing that it does not show (${part + 1} of ${parts})`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width: 1280, height: 900 });
      await watchUsable(page);
      await signInAs(page, account);
      await expectLanding(page, account);
      const { routes, fixed } = partOf(app, part, parts);
      const links = new Links(page);
      const faults: string[] = [];
      for (const route of routes)
        try {
          await page.goto(await links.urlOf(route.pattern, fixed));
          await expectLoaded(page);
          const early = await findPrematureRequestsOfPage(page, route.needs, route.pattern);
          if (early.length > 0)
            faults.push(`${route.pattern} requests too early: ${early.join(', ')}`);
          await links.collect();
          await checkInAllLooks(page, route);
        } catch (error) {
          faults.push(`${route.pattern}: ${(error as Error).message}`);
        }
      expect(faults).toEqual([]);
    });
