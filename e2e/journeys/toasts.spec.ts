import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxesOf, boxOf } from '../pages/boxes';
import { chooseLanguage } from '../pages/choices';
import { startAsDoctor } from '../pages/doctor';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { keepToasts, toastsOf } from '../pages/toasts';

/** Closes the first conversation of the list in its drawer, which shows a toast with Undo. */
async function closeFirst(page: Page): Promise<void> {
  await page.locator('main tbody').getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Close conversation' }).click();
  // The toast doesn't cover the next button in the drawer.
  await drawer.getByRole('button', { name: 'Reopen' }).click({ trial: true });
}

for (const width of [1280, 360] as const)
  test(`at most two toasts are shown at the bottom right, and leave the last row uncovered at ${width} px`, async ({
    page,
  }) => {
    await keepToasts(page);
    await startAsDoctor(page, ['light', width], '/doctor/messages?tab=open');
    const toasts = toastsOf(page, /^Conversation with .+ closed/);
    for (let time = 0; time < 3; time += 1) {
      await closeFirst(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(toasts).toHaveCount(2);
    const lowest = await boxOf(toasts.last());
    expect(lowest.x + lowest.width).toBe(width - 16);
    expect(lowest.width).toBeLessThanOrEqual(400);

    // The end of the list can be scrolled above the toasts.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [end, first] = await boxesOf(page.getByRole('main').locator('table'), toasts.first());
    expect(end.y + end.height).toBeLessThanOrEqual(first.y);

    if (width === 360) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link').last().click({ trial: true });
    }
  });

test('no toast covers the buttons of a drawer or a dialog on a phone, however many lines it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await keepToasts(page);
  await signInAs(page, 'teamMember', '/team-member/appointment-requests');
  await chooseLanguage(page, 'de');
  await expectLoaded(page);
  await page.locator('main tbody').getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Übernehmen' }).click();
  const toast = page.getByRole('region', { name: 'Meldungen' }).getByText(/übernommen$/);
  await expect(toast).toBeVisible();
  for (const name of ['Bestätigen', 'Andere Zeit vorschlagen', 'Ablehnen'])
    await drawer.getByRole('button', { name }).click({ trial: true, timeout: 10_000 });

  await drawer.getByRole('button', { name: 'Ablehnen' }).click();
  const dialog = page.getByRole('alertdialog');
  for (const name of ['Anfrage ablehnen', 'Abbrechen'])
    await dialog.getByRole('button', { name }).click({ trial: true, timeout: 10_000 });
  await expect(toast).toBeVisible();
});

/** Shows a toast about a resumed subscription, and opens the cancel dialog again. */
async function resumeAndAsk(page: Page, height: number) {
  await page.setViewportSize({ width: 360, height });
  await keepToasts(page);
  await signInAs(page, 'patient', '/patient/subscriptions');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^End on / }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  const toast = toastsOf(page, 'Subscription resumed');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  return { toast, dialog };
}

test('a toast is next to a dialog on a phone if there is room, and doesn’t cover its last line', async ({
  page,
}) => {
  const { toast, dialog } = await resumeAndAsk(page, 700);
  const [over, panel] = await boxesOf(toast, dialog.getByRole('heading').locator('../..'));
  const above = over.y + over.height <= panel.y;
  expect(above || panel.y + panel.height <= over.y).toBe(true);
});

test('the last line of a dialog that just fits on a phone can be scrolled above a toast', async ({
  page,
}) => {
  const { toast, dialog } = await resumeAndAsk(page, 560);
  await dialog.evaluate((layer) => layer.scrollTo(0, layer.scrollHeight));
  const [over, last] = await boxesOf(toast, dialog.getByRole('radiogroup'));
  expect(last.y + last.height).toBeLessThanOrEqual(over.y);
});
