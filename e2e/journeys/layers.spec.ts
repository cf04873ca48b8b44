import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxesOf, boxOf } from '../pages/boxes';
import { startAsDoctor, visit } from '../pages/doctor';
import { toastsOf } from '../pages/toasts';
import { waitForAnimations } from '../pages/page-checks';

/** Opens a conversation over its list and starts a reply. */
async function startReply(page: Page): Promise<Locator> {
  await page.locator('main tbody').getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Write a reply' }).fill('Come on Monday');
  return drawer;
}

test('an unsent reply is confirmed every time before it is left, and finally discarded', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/messages');
  const asks = page.getByRole('alertdialog');
  const leave: Record<string, (drawer: Locator) => Promise<unknown>> = {
    Escape: () => page.keyboard.press('Escape'),
    cross: (drawer) => drawer.getByRole('button', { name: 'Close', exact: true }).click(),
    beside: () => page.mouse.click(120, 500),
    Back: () => page.goBack(),
  };
  for (const way of Object.values(leave)) {
    const drawer = await startReply(page);
    // Pressing Escape repeatedly asks, stays, asks ... Browsers force-close a dialog that cancels
    // twice in a row.
    for (let time = 0; time < 3; time += 1) {
      await way(drawer);
      await expect(asks).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(asks).toHaveCount(0);
      await expect(drawer.getByRole('textbox')).toHaveValue('Come on Monday');
    }
    await way(drawer);
    await asks.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === '/doctor/messages');
  }
});

test('unsaved changes of a plan can be discarded in every way of leaving it', async ({ page }) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/plans');
  const asks = page.getByRole('alertdialog');
  const ways: (() => Promise<unknown>)[] = [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.locator('main').getByRole('link', { name: 'Plans' }).click(),
  ];
  for (const leave of ways) {
    await page.locator('main').getByRole('link', { name: 'New plan' }).first().click();
    await page.getByLabel('Name').fill('Winter check');
    await leave();
    await asks.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Winter check');
    await leave();
    await asks.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/doctor/plans');
    await expect(asks).toHaveCount(0);
  }
});

test(
  'a dialog traps focus and scrolling, and a toast in it can be clicked',
  { tag: '@smoke' },
  async ({ page }) => {
    await startAsDoctor(page, ['light', 1280], '/doctor/messages');
    await page.locator('main tbody').getByRole('link').first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('textbox')).toBeVisible();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first tab stop, the focus is in the browser's own UI.
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(inside).toBe(true);
    }
    await page.mouse.move(120, 500);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await drawer.getByRole('button', { name: 'Close conversation' }).click();
    const notice = toastsOf(drawer, /^Conversation with .+ closed/);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
  },
);

for (const width of [1280, 360] as const) {
  test(`popovers of fields are reachable in a dialog at ${width} px`, async ({ page }) => {
    await startAsDoctor(page, ['dark', width], '/doctor/appointments');
    await page.getByRole('button', { name: 'Book appointment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Patient').click();
    await expectInWindow(page, page.locator('.ant-select-dropdown'));
    await page.locator('.ant-select-item-option').nth(2).click();
    await dialog.getByLabel('Day').click();
    const calendar = page.locator('.ant-picker-dropdown');
    await expectInWindow(page, calendar);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test(`a menu at the bottom of the window opens upwards and follows its button at ${width} px`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const floating = () => requested.filter((url) => /\/floating\./.test(url));
    await startAsDoctor(page, ['light', width], '/doctor/patients?tab=active');
    expect(floating()).toEqual([]);

    const button = page.getByRole('button', { name: /^Actions for/ }).last();
    await button.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 60);
    });
    await button.click();
    const menu = page.getByRole('menu');
    await expectInWindow(page, menu);
    const above = async () => {
      const [one, other] = await boxesOf(button, menu);
      return one.y - other.y;
    };
    const before = await above();
    expect(before).toBeGreaterThan(0);
    expect(floating()).toHaveLength(1);

    await page.evaluate(() => window.scrollBy(0, 30));
    await expect.poll(above).toBeCloseTo(before, 0);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await visit(page, '/doctor/patients?tab=active');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await expectInWindow(page, page.getByRole('menu'));
  });
}

test('a menu at the bottom of the window is fully visible even if its positioning code fails to load', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectError(/ERR_FAILED .+\/floating\./);
  await page.route('**/assets/floating.*', (route) => route.abort());
  await startAsDoctor(page, ['light', 1280], '/doctor/patients?tab=active');
  const button = page.getByRole('button', { name: /^Actions for/ }).last();
  await button.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 60);
  });
  await button.click();
  await expectInWindow(page, page.getByRole('menu'));
});

async function expectInWindow(page: Page, floating: Locator): Promise<void> {
  await expect(floating).toBeVisible();
  await waitForAnimations(page);
  // The content of a list may load a moment later: antd renders it again.
  await expect.poll(() => boxOf(floating).catch(() => null)).not.toBeNull();
  const { x, y, width, height } = await boxOf(floating);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  expect([x >= 0, y >= 0, x + width <= window.width, y + height <= window.height]).toEqual([
    true,
    true,
    true,
    true,
  ]);
}
