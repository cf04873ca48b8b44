import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxOf } from '../pages/boxes';
import { accountOf, requestOk, tokenOf } from '../pages/api';
import { heightOfHour } from '../pages/calendar';
import { mondayIn, startAsDoctor, typeDay, visit } from '../pages/doctor';
import { keepToasts, toastsOf } from '../pages/toasts';
import { expectNoIssuesInBothSkins, looks } from '../pages/page-checks';

type List<T> = { items: T[] };

/**
 * The first Monday, at least four weeks ahead, on which the given practice times are free for a
 * follow-up: the doctor works mornings and afternoons, but the sample data has bookings, depending
 * on the date.
 */
async function mondayWithFree(page: Page, times: readonly string[]): Promise<string> {
  const token = await tokenOf(page, ...accountOf('doctor'));
  const { items: types } = await requestOk<List<{ id: string; doctorId: string; name: string }>>(
    page,
    {
      line: 'GET /api/v1/doctor/visit-types?perPage=100',
      token,
    },
  );
  const type = types.find(({ name }) => name === 'Follow-up');
  if (!type) throw new Error('The sample doctor has no follow-up.');
  for (let week = 4; week < 12; week += 1) {
    const on = mondayIn(week * 7);
    const { items: slots } = await requestOk<List<{ startAt: string }>>(page, {
      line: `GET /api/v1/doctors/${type.doctorId}/slots?from=${on}&to=${on}&visitTypeId=${type.id}`,
    });
    const free = slots.map(({ startAt }) => inPractice.format(new Date(startAt)));
    if (times.every((time) => free.includes(time))) return on;
  }
  throw new Error(`No Monday has ${times.join(', ')} free.`);
}

const inPractice = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** Books a displayed time for a patient, given by index in the list. */
async function book(page: Page, on: string, patient: number, time: string): Promise<string> {
  await page.getByRole('button', { name: 'Book appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByLabel('Patient').click();
  const option = page.locator('.ant-select-item-option').nth(patient);
  const name = await option.innerText();
  // Dispatched, not clicked: Playwright scrolls before it retries a click, and would hit another option.
  await option.dispatchEvent('click');
  await dialog.getByLabel('Type').selectOption({ label: 'Follow-up · 30 minutes' });
  await typeDay(dialog.getByLabel('Day'), on);
  const free = dialog.getByRole('group', { name: 'Available times' });
  await free.getByRole('radio', { name: time }).click();
  await expectNoIssuesInBothSkins(page, 'booking');
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  const booked = toastsOf(page, `Appointment booked for ${name}`);
  await booked.getByRole('button', { name: 'Dismiss' }).click();
  await expect(booked).toHaveCount(0);
  return name;
}

/** Drags an event down by a number of hours, measured by the hour labels. */
async function drag(page: Page, event: Locator, hours: number): Promise<void> {
  await event.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await boxOf(event);
  const hour = await heightOfHour(page.getByRole('main'));
  const x = box.x + box.width / 2;
  const y = box.y + 4;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + hour * hours, { steps: 12 });
  await page.mouse.up();
}

for (const look of looks)
  test(`books, reschedules by dragging, shows a refusal and undoes, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await keepToasts(page);
    await startAsDoctor(page, look, '/doctor/appointments');
    const on = await mondayWithFree(page, ['14:00', '14:30', '15:00', '15:30', '16:00']);
    await visit(page, `/doctor/appointments?view=day&on=${on}`);
    await expect(page.getByText('Eastern Time')).toBeVisible();
    await book(page, on, 1, '4:00 PM');
    const name = await book(page, on, 0, '2:00 PM');
    const calendar = page.getByRole('region', { name: 'Appointment calendar' });
    const event = calendar.getByRole('link', { name });
    await expect(event).toContainText('2:00');
    await expectNoIssuesInBothSkins(page, 'calendar');

    await drag(page, event, 1);
    await expect(page.getByText(new RegExp(`^${name} moved to .*3:00 PM`))).toBeVisible();
    await expect(event).toContainText('3:00');

    // The slot at four is taken: the move is refused with a reason and reverted.
    await drag(page, event, 1);
    await expect(page.getByText('This time is already booked.')).toBeVisible();
    await expect(event).toContainText('3:00');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(new RegExp(`^${name} moved to .*2:00 PM`))).toBeVisible();
    await expect(event).toContainText('2:00');
  });

test('the calendar opens on the day view on a phone', async ({ page }) => {
  await startAsDoctor(page, ['light', 360], '/doctor/appointments');
  await page.locator('label').filter({ hasText: 'Calendar' }).click();
  await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked();
  await expect(page).toHaveURL(/view=day/);
});

test('each day of a week has its date above it, also on a phone', async ({ page }) => {
  await startAsDoctor(page, ['light', 360], '/doctor/appointments?view=week&on=2026-11-25');
  const days = page.getByRole('columnheader');
  await expect(days).toHaveCount(7);
  for (const [index, day] of ['22', '23', '24', '25', '26', '27', '28'].entries())
    await expect(days.nth(index).getByText(day, { exact: true })).toBeVisible();
});

test('an appointment opens in a new tab with Ctrl, and stays closed after being dragged', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 1280], `/doctor/appointments?view=week&on=${mondayIn(7)}`);
  const calendar = page.getByRole('region', { name: 'Appointment calendar' });
  const booked = calendar.getByRole('link', { name: /· Booked$/ }).first();
  await expect(booked).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await booked.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('dialog')).toContainText('Booked');
  expect(new URL(tab.url()).search).toBe(new URL(page.url()).search);
  await tab.close();

  // Dropped over itself: the button is released on the link that it was pressed on.
  const before = page.url();
  await drag(page, booked, 0.25);
  await expect(page.getByText(/ moved to |already booked|Couldn’t move/).first()).toBeVisible();
  expect(page.url()).toBe(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Each row of the list opens its own appointment.
  await visit(page, before.replace('view=week', 'view=list'));
  const row = calendar.getByRole('link', { name: /· Booked$/ }).first();
  const path = new URL((await row.getAttribute('href')) ?? '', page.url()).pathname;
  await row.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
});
