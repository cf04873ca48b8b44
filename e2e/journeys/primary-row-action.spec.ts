import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { chooseLanguage } from '../pages/choices';
import { visit } from '../pages/doctor';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';

/** Lists whose rows have a primary action. */
const lists: Partial<Record<Account, readonly string[]>> = {
  doctor: [
    '/doctor/plans',
    '/doctor/patients?tab=pending',
    '/doctor/appointments?tab=all',
    '/doctor/messages?tab=all',
    '/doctor/team?tab=all',
    '/doctor/vacations?tab=all',
  ],
  patient: ['/patient/appointments', '/patient/messages?tab=all'],
  teamMember: ['/team-member/appointment-requests'],
  admin: ['/admin/doctors'],
  demo: ['/apps/user/list', '/apps/invoice/list'],
};

/** Texts that a row's primary action covers; null if the row has none. */
const textsCoveredIn = (row: Locator): Promise<string[] | null> =>
  row.evaluate((element) => {
    const button = element.querySelector('[data-primary-action]');
    if (!button) return null;
    const over = button.getBoundingClientRect();
    const isUnder = (cell: HTMLTableCellElement) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      const end = cell.getBoundingClientRect().right;
      return [...words.getClientRects()].some(
        ({ width, left, right }) =>
          width > 0 && Math.min(right, end) > over.left && left < over.right,
      );
    };
    // Nothing of it shows except the border below the row.
    const isHidden = (cell: Element) => getComputedStyle(cell).clipPath !== 'none';
    return [...(element as HTMLTableRowElement).cells]
      .filter((cell) => !cell.contains(button) && isUnder(cell) && !isHidden(cell))
      .map((cell) => cell.innerText);
  });

/** Number of rows with more than two lines, which the primary action must not cause. */
const countTallRows = (rows: Locator): Promise<number> =>
  rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().height > 54).length);

for (const [account, addresses] of Object.entries(lists) as [Account, readonly string[]][])
  test(`the primary action of a row covers and wraps no text in the lists of ${account}, in English and German`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signInAs(page, account);
    await expectLanding(page, account);
    const covered: unknown[] = [];
    const broken: unknown[] = [];
    for (const address of addresses) {
      await visit(page, address);
      const rows = page.locator('main tbody tr');
      await expect(rows.first()).toBeVisible();
      for (const language of ['de', 'en'] as const) {
        await chooseLanguage(page, language);
        await expectLoaded(page);
        const count = await rows.count();
        const tall = await countTallRows(rows);
        // A single long name may take more lines.
        if (tall > count / 5) broken.push([address, language, `${tall} of ${count}`]);
        let shown = 0;
        for (const row of (await rows.all()).slice(0, 8)) {
          await row.hover({ position: { x: 4, y: 4 } });
          const words = await textsCoveredIn(row);
          if (words) shown += 1;
          if (words?.length) covered.push([address, language, words]);
        }
        expect([address, shown]).not.toEqual([address, 0]);
      }
    }
    expect(covered).toEqual([]);
    expect(broken).toEqual([]);
  });
