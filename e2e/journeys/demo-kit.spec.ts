import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { violationsIn } from '../pages/axe';
import { changeSkin } from '../pages/choices';
import { rawKeysIn } from '../pages/raw-keys';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { overflowOf, waitForAnimations } from '../pages/page-checks';

/** Sections whose entries have pages of their own, divided into tests of similar duration. */
const parts = [
  ['components', 'maps'],
  ['extensions', 'cards', 'ui-element'],
  ['forms', 'tables', 'charts', 'page-layout'],
];

const phone = { width: 360, height: 900 };
const desk = { width: 1280, height: 900 };

/** Expects an entry to be complete: its code, and lazy-loaded content of its examples. */
async function expectEntry(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title);
  await expect(page.locator('main section h2').first()).toBeVisible();
  // Drawings further down render when they become visible.
  const drawing = page.locator('main [data-drawn]').first();
  if ((await drawing.count()) > 0) {
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('data-drawn', 'true');
  }
  // An example of a loading indicator never finishes.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(title === 'Loading' ? 1 : 0);
  await waitForAnimations(page);
}

/** Checks the entry itself; the frame around it is checked elsewhere. */
async function faultsOf(page: Page): Promise<string[]> {
  await expect.poll(() => overflowOf(page)).toBe(0);
  return [...(await rawKeysIn(page)), ...(await violationsIn(page, 'main'))];
}

/**
 * Checks what another skin and width can change, after a full check in one of them. Target sizes
 * are measured on a phone: on a desktop, a button of the frame covers content that scrolls below
 * it.
 */
async function faultsOfLook(page: Page): Promise<string[]> {
  await expect.poll(() => overflowOf(page)).toBe(0);
  return [
    ...(await stretchedFields(page)),
    ...(await violationsIn(page, 'main', ['color-contrast', 'link-in-text-block'])),
  ];
}

/** Single-line fields that are too high, as when a width in percent is applied as a height. */
const stretchedFields = (page: Page): Promise<string[]> =>
  page
    .locator('main input')
    .evaluateAll((all) =>
      all
        .filter((field) => field.getBoundingClientRect().height > 56)
        .map((field) => `${field.getAttribute('aria-label')} is stretched`),
    );

for (const [part, sections] of parts.entries())
  test(`every entry of the kit passes the checks in both skins, wide and narrow (${part + 1} of ${parts.length})`, async ({
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
      // Each entry links to the next one, so that nothing reloads.
      for (;;) {
        await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title);
        const { pathname } = new URL(page.url());
        try {
          await expectEntry(page, title);
          const first = await faultsOf(page);
          // The next entry starts in the skin of this one.
          await changeSkin(page);
          await page.setViewportSize(desk);
          await waitForAnimations(page);
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

test('multi-line texts keep clear of row borders, and a single line is 52 px high', async ({
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
