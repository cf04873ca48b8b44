import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startAsDoctor } from '../pages/doctor';

/** What takes the focus in the page's content, one after the other, and is not to be seen. */
async function unseenStops(page: Page, presses: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return null;
      const box = focused.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isSeen = top !== null && (focused.contains(top) || top.contains(focused));
      return isSeen ? null : (focused.textContent ?? '');
    });
    if (name !== null) unseen.push(name);
  }
  return unseen;
}

test('a list of cards is sorted by what can be seen', async ({ page }) => {
  await startAsDoctor(page, ['light', 360], '/doctor/patients?tab=all');
  const table = page.getByRole('main').locator('table');
  await expect(table).toBeVisible();
  await page.getByRole('searchbox').focus();
  expect(await unseenStops(page, 12)).toEqual([]);

  const names = () => table.locator('tbody th').allInnerTexts();
  const before = await names();
  await table.getByTitle('Sort Patient ascending').click();
  await expect(page).toHaveURL(/sort=/);
  await expect.poll(names).not.toEqual(before);
  await expect(table.getByTitle('Sort Patient descending')).toBeInViewport();
});
