import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { changeSkin } from './choices';
import { expectFocusIn } from './keyboard';
import { untilStill } from './whole';

/** How something is opened: a button of the page, or an act in the menu of a row. */
export type Way = { button: string | RegExp } | { act: string };

const overlays =
  'dialog[open], [role="dialog"]:not(dialog *), [popover]:popover-open:has([role="menu"])';

/** The button that opens it, and what has to be pressed after it. */
async function press(page: Page, way: Way): Promise<Locator> {
  if ('button' in way) {
    const button = page.getByRole('button', { name: way.button }).first();
    await button.click({ timeout: 10_000 });
    return button;
  }
  const menu = page.getByRole('button', { name: /^Actions for/ });
  await expect(menu.first()).toBeVisible();
  // Not every record allows every act.
  for (let row = 0; row < (await menu.count()); row += 1) {
    await menu.nth(row).click();
    const act = page.getByRole('menuitem', { name: way.act, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    if ((await act.count()) > 0) {
      await act.click();
      return menu.nth(row);
    }
    await page.keyboard.press('Escape');
  }
  throw new Error(`No row offers ${way.act}.`);
}

/** Looks at what is open in both skins: it has the focus and a name, and no axe violation. */
export async function expectOpenWhole(page: Page, stop = page.url()): Promise<void> {
  const open = page.locator(overlays).last();
  await expect(open, stop).toBeVisible();
  await expect(open.locator('[aria-busy="true"]'), stop).toHaveCount(0);
  await expectFocusIn(open);
  // Another skin has other colors, and nothing else.
  for (const rules of [undefined, ['color-contrast']]) {
    await untilStill(page);
    expect([stop, ...(await violationsIn(page, overlays, rules))]).toEqual([stop]);
    await changeSkin(page);
  }
}

/** Opens something and looks at it; Escape closes it and gives the focus back to what opened it. */
export async function expectOpensWhole(page: Page, way: Way): Promise<void> {
  const stop = `${page.url()}: ${'button' in way ? way.button : way.act}`;
  const opener = await press(page, way);
  await expectOpenWhole(page, stop);
  await page.keyboard.press('Escape');
  await expect(page.locator(overlays), stop).toHaveCount(0);
  await expect(opener, stop).toBeFocused();
}
