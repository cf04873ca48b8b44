import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { changeSkin } from './choices';
import { expectFocusIn } from './keyboard';
import { waitForAnimations } from './page-checks';

/** How an overlay is opened: by a button of the page, or an action in a row's menu. */
export type Trigger = { button: string | RegExp } | { act: string };

const overlays =
  'dialog[open], [role="dialog"]:not(dialog *), [popover]:popover-open:has([role="menu"])';

/** Opens the overlay and returns the button that gets the focus back. */
async function press(page: Page, trigger: Trigger): Promise<Locator> {
  if ('button' in trigger) {
    const button = page.getByRole('button', { name: trigger.button }).first();
    await button.click({ timeout: 10_000 });
    return button;
  }
  const menu = page.getByRole('button', { name: /^Actions for/ });
  await expect(menu.first()).toBeVisible();
  // Not every record allows every action.
  for (let row = 0; row < (await menu.count()); row += 1) {
    await menu.nth(row).click();
    const act = page.getByRole('menuitem', { name: trigger.act, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    if ((await act.count()) > 0) {
      await act.click();
      return menu.nth(row);
    }
    await page.keyboard.press('Escape');
  }
  throw new Error(`No row offers ${trigger.act}.`);
}

/** Checks an open overlay in both skins: it has the focus, a name, and no axe violation. */
export async function checkOpenOverlay(page: Page, stop = page.url()): Promise<void> {
  const open = page.locator(overlays).last();
  await expect(open, stop).toBeVisible();
  await expect(open.locator('[aria-busy="true"]'), stop).toHaveCount(0);
  await expectFocusIn(open);
  // The other skin differs in colors only.
  for (const rules of [undefined, ['color-contrast']]) {
    await waitForAnimations(page);
    expect([stop, ...(await violationsIn(page, overlays, rules))]).toEqual([stop]);
    await changeSkin(page);
  }
}

/** Opens an overlay and checks it; Escape must close it and return the focus to its opener. */
export async function checkOverlay(page: Page, trigger: Trigger): Promise<void> {
  const stop = `${page.url()}: ${'button' in trigger ? trigger.button : trigger.act}`;
  const opener = await press(page, trigger);
  await checkOpenOverlay(page, stop);
  await page.keyboard.press('Escape');
  await expect(page.locator(overlays), stop).toHaveCount(0);
  await expect(opener, stop).toBeFocused();
}
