import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxOf } from '../pages/boxes';
import { accountOf, get, tokenOf } from '../pages/api';
import { heightOfHour } from '../pages/calendar';
import { mondayIn, startAsDoctor, typeDay, visit } from '../pages/doctor';
import { toastsOf } from '../pages/toasts';
import { expectWholeInBothSkins, looks, untilStill } from '../pages/whole';

type List<T> = { items: T[] };

/**
 * A Monday, four weeks away or more, on which these times of the practice are free for a follow-up:
 * the doctor works then, mornings and afternoons, but the sample books some of it, by the date.
 */
async function mondayWithFree(page: Page, times: readonly string[]): Promise<string> {
  const token = await tokenOf(page, ...accountOf('doctor'));
  const { items: types } = await get<List<{ id: string; doctorId: string; name: string }>>(page, {
    line: 'GET /api/v1/doctor/visit-types?perPage=100',
    token,
  });
  const type = types.find(({ name }) => name === 'Follow-up');
  if (!type) throw new Error('The sample doctor has no follow-up.');
  for (let week = 4; week < 12; week += 1) {
    const on = mondayIn(week * 7);
    const { items: slots } = await get<List<{ startAt: string }>>(page, {
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

/** Books for one of the patients, by their place in the list, at a time as it is shown. */
async function book(page: Page, on: string, patient: number, time: string): Promise<string> {
  await page.getByRole('button', { name: 'Book appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByLabel('Patient').click();
  const option = page.locator('.ant-select-item-option').nth(patient);
  const name = await option.innerText();
  // A click at a list that is still opening is tried again after scrolling, which moves the list.
  await untilStill(page);
  await option.click();
  await dialog.getByLabel('Type').selectOption({ label: 'Follow-up · 30 minutes' });
  await typeDay(dialog.getByLabel('Day'), on);
  const free = dialog.getByRole('group', { name: 'Available times' });
  await free.getByRole('radio', { name: time }).click();
  await expectWholeInBothSkins(page, 'booking');
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  const booked = toastsOf(page, `Appointment booked for ${name}`);
  await booked.getByRole('button', { name: 'Dismiss' }).click();
  await expect(booked).toHaveCount(0);
  return name;
}

/** Drags an event so many hours down, by the distance of the hours that are written beside it. */
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
  test(`books, moves by dragging, is refused and undoes, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await startAsDoctor(page, look, '/doctor/appointments');
    const on = await mondayWithFree(page, ['14:00', '14:30', '15:00', '15:30', '16:00']);
    await visit(page, `/doctor/appointments?view=day&on=${on}`);
    await expect(page.getByText('Eastern Time')).toBeVisible();
    await book(page, on, 1, '4:00 PM');
    const name = await book(page, on, 0, '2:00 PM');
    const calendar = page.getByRole('region', { name: 'Appointment calendar' });
    const event = calendar.locator('span').filter({ hasText: name }).first();
    await expect(event).toContainText('2:00');
    await expectWholeInBothSkins(page, 'calendar');

    await drag(page, event, 1);
    await expect(page.getByText(new RegExp(`^${name} moved to .*3:00 PM`))).toBeVisible();
    await expect(event).toContainText('3:00');

    // Somebody else comes at four: refused with the reason, and put back.
    await drag(page, event, 1);
    await expect(page.getByText('This time is already booked.')).toBeVisible();
    await expect(event).toContainText('3:00');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(new RegExp(`^${name} moved to .*2:00 PM`))).toBeVisible();
    await expect(event).toContainText('2:00');
  });

test('the calendar of a phone opens on the day', async ({ page }) => {
  await startAsDoctor(page, ['light', 360], '/doctor/appointments');
  await page.locator('label').filter({ hasText: 'Calendar' }).click();
  await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked();
  await expect(page).toHaveURL(/view=day/);
});

test('over each day of a week stands its date, on a phone as well', async ({ page }) => {
  await startAsDoctor(page, ['light', 360], '/doctor/appointments?view=week&on=2026-11-25');
  const days = page.getByRole('columnheader');
  await expect(days).toHaveCount(7);
  for (const [index, day] of ['22', '23', '24', '25', '26', '27', '28'].entries())
    await expect(days.nth(index).getByText(day, { exact: true })).toBeVisible();
});
