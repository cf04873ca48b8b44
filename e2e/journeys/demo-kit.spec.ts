import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { violationsIn } from '../pages/axe';
import { changeSkin } from '../pages/choices';
import { rawKeysIn } from '../pages/raw-keys';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { overflowOf, untilStill } from '../pages/whole';

/** The sections whose entries have pages of their own, in tests that take about equally long. */
const parts = [
  ['components', 'maps'],
  ['extensions', 'cards', 'ui-element'],
  ['forms', 'tables', 'charts', 'page-layout'],
];

const phone = { width: 360, height: 900 };
const desk = { width: 1280, height: 900 };

/** The whole of an entry is there: its code, and what its examples bring later. */
async function expectEntry(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title);
  await expect(page.locator('main section h2').first()).toBeVisible();
  // What is further down draws itself when it comes into sight.
  const drawing = page.locator('main [data-drawn]').first();
  if ((await drawing.count()) > 0) {
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('data-drawn', 'true');
  }
  // What shows how it is to wait goes on waiting.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(title === 'Loading' ? 1 : 0);
  await untilStill(page);
}

/** Nothing of it is foreign or out of reach: the frame around it is looked over elsewhere. */
async function faultsOf(page: Page): Promise<string[]> {
  await expect.poll(() => overflowOf(page)).toBe(0);
  return [...(await rawKeysIn(page)), ...(await violationsIn(page, 'main'))];
}

/**
 * What another skin and another width can change, where everything was looked over in one of them.
 * Targets are measured on a phone: at a desk a button of the frame lies over what scrolls under it.
 */
async function faultsOfLook(page: Page): Promise<string[]> {
  await expect.poll(() => overflowOf(page)).toBe(0);
  return [
    ...(await stretchedFields(page)),
    ...(await violationsIn(page, 'main', ['color-contrast', 'link-in-text-block'])),
  ];
}

/** Fields of one line that are higher than any line, as where a row's share of the width is taken as a height. */
const stretchedFields = (page: Page): Promise<string[]> =>
  page
    .locator('main input')
    .evaluateAll((all) =>
      all
        .filter((field) => field.getBoundingClientRect().height > 56)
        .map((field) => `${field.getAttribute('aria-label')} is stretched`),
    );

for (const [part, sections] of parts.entries())
  test(`every entry of the kit is whole in both skins, wide and narrow (${part + 1} of ${parts.length})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(phone);
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');
    const faults: string[] = [];
    for (const section of sections) {
      await page.goto(`/${section}`);
      await expectLoaded(page);
      const entries = page.locator(`main a[href^="/${section}/"]`);
      const addresses = new Set(
        await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      );
      let title = (await entries.first().textContent()) ?? '';
      await entries.first().click();
      // Each leads to the next one: nothing is loaded anew.
      for (;;) {
        await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title);
        const { pathname } = new URL(page.url());
        try {
          await expectEntry(page, title);
          const first = await faultsOf(page);
          // The next one begins in the skin that this one ended in.
          await changeSkin(page);
          await page.setViewportSize(desk);
          await untilStill(page);
          faults.push(
            ...[...first, ...(await faultsOfLook(page))].map((fault) => `${pathname}: ${fault}`),
          );
        } catch (error) {
          faults.push(`${pathname}: ${(error as Error).message}`);
        }
        await page.setViewportSize(phone);
        addresses.delete(pathname);
        const next = page.locator('main nav').last().getByRole('link').last();
        const href = await next.getAttribute('href');
        if (!href || !addresses.has(href)) break;
        title = (await next.textContent()) ?? '';
        await next.click();
      }
      expect([section, ...addresses]).toEqual([section]);
    }
    expect(faults).toEqual([]);
  });

test('several lines of a text stand clear of the lines between rows, and one line is 52 px high', async ({
  page,
}) => {
  await signInAs(page, 'demo');
  await expectLanding(page, 'demo');
  await page.goto('/forms/text-field');
  const rows = page.getByRole('table', { name: 'Props of TextField' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const found = await rows.evaluateAll((all) =>
    all.slice(0, -1).map((row) => {
      const cell = row.lastElementChild as HTMLElement;
      const text = cell.firstElementChild as HTMLElement;
      return {
        lines: text.getClientRects().length,
        height: Math.round(row.getBoundingClientRect().height),
        above: text.getBoundingClientRect().top - cell.getBoundingClientRect().top,
      };
    }),
  );
  const several = found.filter(({ lines }) => lines > 1);
  expect(several).not.toEqual([]);
  expect(Math.min(...several.map(({ above }) => above))).toBeGreaterThanOrEqual(8);
  const single = found.filter(({ lines }) => lines === 1);
  expect([...new Set(single.map(({ height }) => height))]).toEqual([52]);
});
