import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { chooseLanguage, languages } from '../pages/choices';
import { visit } from '../pages/doctor';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { untilStill } from '../pages/whole';

// Where the practices are: no line says its zone, and lists stay tables on an upright tablet.
test.use({ timezoneId: 'America/New_York' });

test("doctors' names stand in one line and headings in two at most, in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // A day whose dates take so little room that the head took three lines in German.
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
      await untilStill(page);
      expect([address, language, await mostLines(names)]).toEqual([address, language, 1]);
      const head = await page.locator('main thead').boundingBox();
      expect(head?.height, `${address}, ${language}`).toBeLessThan(60);
    }
  }
});

test("the type of a patient's appointment takes two lines at most on an upright tablet, in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  // A day whose dates take so much room that "Phone check-in" took three lines in German.
  await page.clock.setSystemTime('2026-11-30T10:00:00Z');
  await signInAs(page, 'patient', '/patient/appointments');
  for (const language of languages) {
    await chooseLanguage(page, language);
    await expectLoaded(page);
    const types = page.locator('main tbody td:nth-of-type(2)');
    await expect(types.first()).toBeVisible();
    await untilStill(page);
    expect(await mostLines(types), language).toBeLessThanOrEqual(2);
  }
});

test('IDs stand in one line each, and a head that says a zone ends where the times below it do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'admin', '/admin/audit');
  for (const language of languages) {
    await chooseLanguage(page, language);
    await expectLoaded(page);
    const ids = page.locator('main tbody code');
    await expect(ids.first()).toBeVisible();
    await untilStill(page);
    expect([language, await mostLines(ids)]).toEqual([language, 1]);
    const ends = await endsOf(page.locator('main :is(thead, tbody) tr > :last-child'));
    expect(ends.length).toBeGreaterThan(5);
    expect([language, new Set(ends).size]).toEqual([language, 1]);
  }
});

test.describe('where times say their zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a card on a tablet says everything up to one edge', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1100 });
    await signInAs(page, 'patient', '/patient/appointments');
    await chooseLanguage(page, 'de');
    await expectLoaded(page);
    const row = page.locator('main tbody tr').first();
    await expect(row).toBeVisible();
    await expect(row, 'is a card').toHaveCSS('display', 'grid');
    await untilStill(page);
    const ends = await endsOf(row.locator('td[data-label]'));
    expect(ends.length).toBeGreaterThan(2);
    expect(new Set(ends).size).toBe(1);
  });
});

/** Where what is in cells ends. */
const endsOf = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all.map((cell) => {
      const contents = document.createRange();
      contents.selectNodeContents(cell);
      return Math.round(contents.getBoundingClientRect().right);
    }),
  );

/** In how many lines the words of cells stand, of the one that takes most. */
const mostLines = (cells: Locator) =>
  cells.evaluateAll((all) =>
    Math.max(
      ...all.map((cell) => {
        const tops = new Set<number>();
        // Of words alone: a block around them begins above them, and is no line.
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
