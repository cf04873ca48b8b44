import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
  expectFocusIn,
  expectFocusKept,
  expectWholeRing,
  moveItem,
  pressOn,
  tabTo,
} from '../pages/keyboard';
import { fakeNow } from '../pages/fake-now';
import { expectLoaded, signInAs } from '../pages/sign-in';
import type { Account } from '../pages/accounts';
import { violationsIn } from '../pages/axe';
import { waitForAnimations } from '../pages/page-checks';

async function start(page: Page, account: Account, path: string): Promise<void> {
  await signInAs(page, account, path);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
  await expectLoaded(page);
}

/**
 * Runs an action from the menu of the first row, or the first one with a text, and returns the
 * row's name.
 */
async function runFirstAction(page: Page, act: string, hasText?: string): Promise<string> {
  const rows = page.getByRole('row').filter({ hasText });
  const menu = rows.getByRole('button', { name: /^Actions for/ }).first();
  const name = (await menu.getAttribute('aria-label'))?.replace('Actions for ', '') ?? '';
  await pressOn(page, menu);
  const item = page.getByRole('menuitem', { name: act, exact: true });
  await expect(item).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  return name;
}

async function expectNoViolation(page: Page): Promise<void> {
  await waitForAnimations(page);
  expect(await violationsIn(page)).toEqual([]);
}

test('a doctor confirms a request and writes a plan', { tag: '@smoke' }, async ({ page }) => {
  await start(page, 'doctor', '/doctor/appointments?state=requested');
  const name = await runFirstAction(page, 'Confirm');
  await expect(page.getByText(`${name}’s appointment is confirmed`)).toBeVisible();
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('link', { name: 'Plans' }));
  await pressOn(page, page.getByRole('link', { name: 'New plan' }));
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Winter check');
  await tabTo(page, page.getByLabel('Price per period'));
  await page.keyboard.type('89.50');
  await pressOn(page, page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Winter check' })).toBeVisible();
  await expectFocusKept(page);
});

test(
  'a doctor invites a team member and reschedules an appointment',
  { tag: '@smoke' },
  async ({ page }) => {
    // Before office hours: later, the first appointment may have started and could no longer be
    // moved. Whether this patient has appointments left depends on the date too.
    await fakeNow(page.context(), '2026-10-06T12:00:00Z');
    await start(page, 'doctor', '/doctor/team');
    await pressOn(page, page.getByRole('button', { name: 'Invite' }));
    const invite = page.getByRole('dialog', { name: /^Invite/ });
    await tabTo(page, invite.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type('mira@team.example');
    // Leaving a changed field must not move the focus to its announcement.
    await tabTo(page, invite.getByRole('combobox', { name: 'Role' }));
    await page.keyboard.press('ArrowDown');
    await pressOn(page, invite.getByRole('button', { name: 'Send invitation' }));
    await expect(invite).toHaveCount(0);
    await expect(page.getByRole('row', { name: /mira@team\.example/ })).toBeVisible();
    await expectFocusKept(page);

    await pressOn(page, page.getByRole('link', { name: 'Appointments' }));
    await expectLoaded(page);
    const name = await runFirstAction(page, 'Reschedule', 'Booked');
    const move = page.getByRole('dialog', { name: /^Reschedule/ });
    await tabTo(page, move.getByLabel('Day'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('10/20');
    // Replaces a time, in another format than the field's own.
    const time = move.getByLabel('Time', { exact: true });
    await tabTo(page, time);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('7:05am');
    await page.keyboard.press('Enter');
    await expect(time).toHaveValue('7:05 AM');
    const free = move.getByRole('group', { name: 'Available times' }).getByRole('radio').first();
    await pressOn(page, free);
    await pressOn(page, move.getByRole('button', { name: 'Reschedule' }));
    await expect(move).toHaveCount(0);
    await expect(page.getByText(`${name}’s appointment is rescheduled`)).toBeVisible();
    await expectFocusKept(page);
  },
);

test('a team member confirms a request', { tag: '@smoke' }, async ({ page }) => {
  await start(page, 'teamMember', '/team-member/appointment-requests');
  // Identified by URL: the same patient may have requested another appointment.
  const address = await page.getByRole('rowheader').first().getByRole('link').getAttribute('href');
  const name = await runFirstAction(page, 'Confirm');
  await expect(page.getByText(`${name}’s appointment is confirmed`)).toBeVisible();
  await expect(page.getByRole('row').locator(`a[href="${address}"]`)).toHaveCount(0);
  await expectFocusKept(page);
});

test('an admin verifies a doctor', { tag: '@smoke' }, async ({ page }) => {
  await start(page, 'admin', '/admin/doctors?tab=pending');
  const name = await runFirstAction(page, 'Verify');
  const dialog = page.getByRole('alertdialog', { name: `Verify ${name}` });
  await expectFocusIn(dialog);
  await expectNoViolation(page);
  await pressOn(page, dialog.getByRole('button', { name: 'Verify' }));
  await expect(page.getByText(`${name} is verified`)).toBeVisible();
  await expectFocusKept(page);
});

test('a patient requests an appointment', { tag: '@smoke' }, async ({ page }) => {
  await start(page, 'patient', '/patient/appointments/book');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: 'Next' }));
  const times = page.getByRole('region', { name: 'Available times' });
  await pressOn(page, times.getByRole('button', { name: 'Later days' }));
  await pressOn(page, times.getByRole('radio').first());
  await expect(times.getByRole('radio', { checked: true })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Next' }));
  await tabTo(page, page.getByRole('textbox', { name: /Reason/ }));
  await page.keyboard.type('Blood pressure');
  await pressOn(page, page.getByRole('button', { name: 'Next' }));
  await pressOn(page, page.getByRole('button', { name: /^(Send request|Book)/ }));
  const detail = page.getByRole('dialog');
  await expectFocusIn(detail);
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expectFocusKept(page);
});

test('a task is moved', { tag: '@smoke' }, async ({ page }) => {
  await start(page, 'demo', '/apps/todo');
  const titles = page.getByRole('list', { name: 'To-do' }).getByRole('link');
  await expect(titles.first()).toBeVisible();
  const [first = '', second = ''] = await titles.allTextContents();
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
  await expect(handle).toHaveAttribute('aria-roledescription', 'sortable');
  await tabTo(page, handle);
  await expectWholeRing(handle);
  await moveItem(page, first, [1, 2]);
  await expect
    .poll(async () => (await titles.allTextContents()).slice(0, 2))
    .toEqual([second, first]);
  await expect(handle).toBeFocused();
});

test('ten thousand people are sorted', async ({ page }) => {
  await start(page, 'demo', '/datatables/advanced');
  const header = page.getByRole('columnheader', { name: 'City' });
  await tabTo(page, header);
  await expectWholeRing(header);
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(header).toBeFocused();
});

test('an event is removed, and others are found in the list', async ({ page }) => {
  await start(page, 'demo', '/apps/calendar');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  // The days of a month are links as well, without an address of their own.
  const events = calendar.locator('a[href]');
  await pressOn(page, events.first());
  const drawer = page.getByRole('dialog');
  await expectFocusIn(drawer);
  await pressOn(page, drawer.getByRole('button', { name: 'Remove' }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expectFocusKept(page);
  await page.goto('/apps/calendar?view=list');
  await tabTo(page, events.first());
  await expectWholeRing(events.first());
});

test('a multi-line text low in a drawer is fully visible when Tab reaches it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await start(page, 'demo', '/apps/calendar/new');
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
  const isFocused = () => text.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 20 && !(await isFocused()); stop += 1) await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport({ ratio: 1 });
  const [bottom, end] = await text.evaluate((element) => [
    element.getBoundingClientRect().bottom,
    element.closest('[role="group"][tabindex]')?.getBoundingClientRect().bottom ?? 0,
  ]);
  expect(bottom).toBeLessThanOrEqual(end ?? 0);
});

test('a picture of a gallery can be reached', async ({ page }) => {
  await start(page, 'demo', '/extensions/image-gallery');
  const picture = page.getByRole('button', { name: 'Waiting room' });
  await tabTo(page, picture);
  await expectWholeRing(picture);
});
