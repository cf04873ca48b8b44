import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxOf } from '../pages/boxes';
import { chooseLanguage, languages } from '../pages/choices';
import { visit } from '../pages/doctor';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';

// The practices' time zone: no row names it, and lists stay tables on a tablet in portrait mode.
test.use({ timezoneId: 'America/New_York' });

test("doctors' names are on one line and column heads on two at most, in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // On this day, dates were so short that the head took three lines in German.
  await page.clock.setSystemTime('2026-11-28T09:00:00Z');
  await signInAs(page, 'teamMember');
  await expectLanding(page, 'teamMember');
  for (const address of [
    '/team-member/appointment-requests',
    '/team-member/appointment-requests?tab=all',
    '/team-member/active-patients',
  ]) {
    await visit(page, address);
    for (const language of languages) {
      await chooseLanguage(page, language);
      await expectLoaded(page);
      const names = page.locator('main tbody td').filter({ hasText: /^Dr\. / });
      await expect(names.first()).toBeVisible();
      await expectLines(names, 1, `${address}, ${language}`);
      const head = await boxOf(page.locator('main thead'));
      expect(head.height, `${address}, ${language}`).toBeLessThan(60);
    }
  }
});

test("the type of a patient's appointment takes two lines at most on a tablet in portrait mode, in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  // On this day, dates were so long that "Phone check-in" took three lines in German.
  await page.clock.setSystemTime('2026-11-30T10:00:00Z');
  await signInAs(page, 'patient', '/patient/appointments');
  for (const language of languages) {
    await chooseLanguage(page, language);
    await expectLoaded(page);
    const types = page.locator('main tbody td:nth-of-type(2)');
    await expect(types.first()).toBeVisible();
    await expectLines(types, 2, language);
  }
});

test('IDs are on one line each, and a column head with a time zone is aligned with the times below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'admin', '/admin/audit');
  for (const language of languages) {
    await chooseLanguage(page, language);
    await expectLoaded(page);
    const ids = page.locator('main tbody code');
    await expect(ids.first()).toBeVisible();
    await expectLines(ids, 1, language);
    const cells = page.locator('main :is(thead, tbody) tr > :last-child');
    expect(await cells.count()).toBeGreaterThan(5);
    await expectAligned(cells, language);
  }
});

test.describe('when times name their zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('the values of a card on a tablet are aligned', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1100 });
    await signInAs(page, 'patient', '/patient/appointments');
    await chooseLanguage(page, 'de');
    await expectLoaded(page);
    const row = page.locator('main tbody tr').first();
    await expect(row).toBeVisible();
    await expect(row, 'is a card').toHaveCSS('display', 'grid');
    const values = row.locator('td[data-label]');
    expect(await values.count()).toBeGreaterThan(2);
    await expectAligned(values, 'a card');
  });
});

/** Expects the content of cells to end at the same place, once columns have their final widths. */
async function expectAligned(cells: Locator, where: string): Promise<void> {
  const ends = async () => new Set(await endsOf(cells)).size;
  await expect.poll(ends, { message: where }).toBe(1);
}

/** Right edges of the content of cells. */
const endsOf = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all.map((cell) => {
      const contents = document.createRange();
      contents.selectNodeContents(cell);
      return Math.round(contents.getBoundingClientRect().right);
    }),
  );

/** Expects no more lines in a cell, once columns have their final widths. */
async function expectLines(cells: Locator, most: number, where: string): Promise<void> {
  await expect.poll(() => mostLines(cells), { message: where }).toBeLessThanOrEqual(most);
}

/** Maximum number of text lines in cells. */
const mostLines = (cells: Locator) =>
  cells.evaluateAll((all) =>
    Math.max(
      ...all.map((cell) => {
        const tops = new Set<number>();
        // Text nodes only: a surrounding block starts above its text without being a line.
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const words = document.createRange();
          words.selectNode(texts.currentNode);
          for (const { top } of words.getClientRects()) tops.add(Math.round(top));
        }
        return tops.size;
      }),
    ),
  );
