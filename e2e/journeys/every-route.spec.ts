import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readTexts } from '../../tooling/checks/text-files';
import { distOf, rootDirectory } from '../../tooling/workspace.mjs';
import { expect, test } from '../fixtures';
import { tooEarlyOnPage, type PageNeeds } from '../loading/too-early';
import { watchUsable } from '../loading/usable';
import type { Account } from '../pages/accounts';
import { changeSkin, chooseLanguage, languages, type Language } from '../pages/choices';
import { rawKeysIn } from '../pages/raw-keys';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectWhole, overflowOf } from '../pages/whole';

interface ManifestPage extends PageNeeds {
  title: Record<Language, string>;
  feature: string;
}

interface Route {
  pattern: string;
  needs: PageNeeds;
  title: Record<Language, string>;
  /** The tab may name the record that is shown: in the demo area alone, for a practice's name patients. */
  mayNameRecord: boolean;
}

/** The role app of each account that may see all of it, and into how many tests it is divided. */
const apps: readonly { account: Account; app: string; parts: number }[] = [
  { account: 'demo', app: 'demo', parts: 8 },
  { account: 'doctor', app: 'doctor', parts: 3 },
  { account: 'patient', app: 'patient', parts: 2 },
  { account: 'teamMember', app: 'team', parts: 1 },
  { account: 'admin', app: 'admin', parts: 1 },
];

/** Where a link to a record is, if not on the page of its list: by the links that were met before. */
const ways: Readonly<Record<string, (met: readonly string[]) => string>> = {
  '/doctor/payments/:id': () => '/doctor/payments?tab=payouts',
  // A plan is chosen on its doctor's public page.
  '/patient/subscribe/:planId': (met) =>
    `/doctors/${met.map((address) => /\?doctor=(\w+)/.exec(address)?.[1]).find(Boolean)}`,
};

/** Records that their page opens by a button. */
const samples: Readonly<Record<string, string>> = {
  '/apps/calendar/:id': '/apps/calendar/1',
  '/apps/calendar/:id/edit': '/apps/calendar/1/edit',
};

const retry = new RegExp(
  `^(${languages.map((language) => readTexts(`${rootDirectory}/sdk/src/ui/locales`, language)['retry']).join('|')})$`,
);

interface Part {
  routes: Route[];
  /** Addresses of the app that are no record's, though they look like one. */
  fixed: ReadonlySet<string>;
}

/** A part of an app's routes: the pages of a feature together, the parts about equally long. */
function partOf(app: string, part: number, parts: number): Part {
  const { pages } = JSON.parse(readFileSync(path.join(distOf(app), 'remote.json'), 'utf8')) as {
    pages: ManifestPage[];
  };
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
  const dealt: Route[][] = Array.from({ length: parts }, () => []);
  for (const routes of Object.values(features).toSorted((one, other) => other.length - one.length))
    dealt.toSorted((one, other) => one.length - other.length)[0]?.push(...routes);
  const depth = ({ pattern }: Route) => pattern.split(':').length;
  return {
    // A record after the list that leads to it.
    routes: (dealt[part] ?? []).toSorted((one, other) => depth(one) - depth(other)),
    fixed: new Set(pages.flatMap(({ paths }) => paths)),
  };
}

/** Whether the tab is called after the page, or after the record that it shows. */
async function isNamed(page: Page, { title, mayNameRecord }: Route, language: Language) {
  const tab = await page.title();
  if (tab === `${title[language]} · Praxis`) return true;
  const [name = ''] = tab.split(' · Praxis');
  const main = page.locator('main');
  return mayNameRecord && (await main.getByText(name, { exact: true }).count()) > 0;
}

/** What stands at an address in the language of now: nothing of it missing, foreign or too wide. */
async function expectWritten(page: Page, route: Route, language: Language) {
  const place = `${route.pattern} in ${language}`;
  await expectLoaded(page);
  await expect
    .poll(() => isNamed(page, route, language), { message: `${place}: the name of the tab` })
    .toBe(true);
  await expect(page.locator('main').getByRole('button', { name: retry }), place).toHaveCount(0);
  expect([place, ...(await rawKeysIn(page))]).toEqual([place]);
  // What the window has been made narrower for draws itself anew in the next frames.
  await expect.poll(() => overflowOf(page), { message: `${place}: wider than the window` }).toBe(0);
}

const isNarrow = (page: Page) => page.viewportSize()?.width === 360;

/** The other look, where the page stands. */
async function changeLook(page: Page): Promise<void> {
  await page.setViewportSize({ width: isNarrow(page) ? 1280 : 360, height: 900 });
  await changeSkin(page);
  await expectLoaded(page);
}

/**
 * A page that has been loaded, in every look and language. It begins as the page before it ended, so
 * every other one is loaded as a phone does. All languages are read on a phone: there is less room.
 */
async function lookOver(page: Page, route: Route): Promise<void> {
  const lang = await page.locator('html').getAttribute('lang');
  const first = languages.find((one) => one === lang) ?? 'en';
  const look = () => `${route.pattern} at ${page.viewportSize()?.width} px`;
  const beganNarrow = isNarrow(page);
  await expectWritten(page, route, first);
  await expectWhole(page, look());
  if (!beganNarrow) {
    await changeLook(page);
    await expectWritten(page, route, first);
    await expectWhole(page, look());
  }
  for (const language of languages.filter((one) => one !== first)) {
    await chooseLanguage(page, language);
    await expectWritten(page, route, language);
  }
  if (beganNarrow) {
    await changeLook(page);
    await expectWhole(page, look());
  }
  const { width } = page.viewportSize() ?? { width: 1280 };
  // An upright tablet.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(() => overflowOf(page), { message: look() }).toBe(0);
  await page.setViewportSize({ width, height: 900 });
}

/** Where the links lead that the crawl has met so far. */
class Links {
  readonly #met = new Set<string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async note(): Promise<void> {
    const found = await this.#page
      .locator('main a[href], dialog a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const { pathname, search } of found.map((href) => new URL(href)))
      this.#met.add(`${pathname}${search}`);
  }

  /** An address that a pattern fits: the pattern itself, or of a record the first that was met. */
  async addressOf(pattern: string, fixed: ReadonlySet<string>): Promise<string> {
    if (!pattern.includes(':')) return pattern;
    const sample = samples[pattern];
    if (sample) return sample;
    const way = ways[pattern];
    if (way) {
      await this.#page.goto(way([...this.#met]));
      await expectLoaded(this.#page);
      await this.note();
    }
    const fits = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);
    const met = [...this.#met].find((address) => fits.test(address) && !fixed.has(address));
    if (!met) throw new Error('no link leads there');
    return met;
  }
}

for (const { account, app, parts } of apps)
  for (let part = 0; part < parts; part += 1)
    test(`every page of ${app} is whole in both skins, wide and narrow, and in each language, and waits for nothing that it does not show (${part + 1} of ${parts})`, async ({
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
          await page.goto(await links.addressOf(route.pattern, fixed));
          await expectLoaded(page);
          const early = await tooEarlyOnPage(page, route.needs, route.pattern);
          if (early.length > 0) faults.push(`${route.pattern} waits for ${early.join(', ')}`);
          await links.note();
          await lookOver(page, route);
        } catch (error) {
          faults.push(`${route.pattern}: ${(error as Error).message}`);
        }
      expect(faults).toEqual([]);
    });
