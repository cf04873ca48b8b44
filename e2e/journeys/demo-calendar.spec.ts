import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { get } from '../pages/api';
import { expectBeginning, fromRight } from '../pages/beginning';
import { boxOf } from '../pages/boxes';
import { heightOfHour } from '../pages/calendar';
import { visit } from '../pages/doctor';
import { pretendNow } from '../pages/pretend-now';
import { signInAs } from '../pages/sign-in';
import { toastsOf } from '../pages/toasts';
import { expectWhole, untilStill, wear, type Look } from '../pages/whole';

/** Two of the looks: each page and open dialog of them is looked over. */
const looks: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
];

async function start(page: Page, look: Look, address: string): Promise<Locator> {
  // Late in the evening the next full hour, when a new event begins, is tomorrow's.
  const [today = ''] = new Date().toISOString().split('T');
  await pretendNow(page.context(), `${today}T10:00:00Z`);
  await wear(page, look);
  await signInAs(page, 'demo', address);
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar).toBeVisible();
  return calendar;
}

/** Adds an event of an hour on the day on show, and waits until it is drawn. */
async function add(page: Page, calendar: Locator, title: string): Promise<Locator> {
  await page.getByRole('link', { name: 'New event' }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill(title);
  await expectWhole(page, 'new event');
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(form).toBeHidden();
  const event = calendar.getByRole('button', { name: title });
  await expect(event).toBeVisible();
  return event;
}

test('adds, drags, resizes, undoes and removes an event with the mouse', async ({ page }) => {
  const calendar = await start(page, ['light', 1280], '/apps/calendar?view=day');
  const toast = (text: RegExp) => toastsOf(page, text);

  // A range that is drawn over opens a new event of that time.
  await calendar.evaluate(() => window.scrollTo(0, 0));
  const lane = calendar.getByText('8am', { exact: true });
  const hour = await heightOfHour(calendar);
  const { x, y } = await boxOf(lane);
  await page.mouse.move(x + 300, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 300, y + 10 + hour, { steps: 8 });
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill('Rehearsal');
  await form.getByRole('button', { name: 'Add event' }).click();
  const event = calendar.getByRole('button', { name: 'Rehearsal' });
  await expect(event).toBeVisible();
  await untilStill(page);
  const before = await event.innerText();

  // Dragged by an hour, and back.
  const box = await boxOf(event);
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2 + hour, { steps: 8 });
  await page.mouse.up();
  await expect(toast(/^Rehearsal moved to/)).toBeVisible();
  await expect.poll(() => event.innerText()).not.toBe(before);
  await toast(/^Rehearsal moved to/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => event.innerText()).toBe(before);

  // Resized at its end.
  await untilStill(page);
  const again = await boxOf(event);
  await event.hover();
  await page.mouse.move(again.x + 60, again.y + again.height - 2);
  await page.mouse.down();
  await page.mouse.move(again.x + 60, again.y + again.height - 2 + hour, { steps: 8 });
  await page.mouse.up();
  await expect(async () => {
    expect((await boxOf(event)).height).toBeGreaterThan(again.height + hour / 2);
  }).toPass();

  // Removed in its drawer, taken back, and there after a reload.
  await event.click();
  const drawer = page.getByRole('dialog', { name: 'Rehearsal' });
  await expectWhole(page, 'event');
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await expect(event).toBeHidden();
  await toast(/^Rehearsal removed/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(/^Rehearsal restored/)).toBeVisible();
  await page.reload();
  await expect(event).toBeVisible();
});

test('the focus goes back to the event or the calendar that was pressed', async ({ page }) => {
  const calendar = await start(page, ['light', 1280], '/apps/calendar?view=day');
  const closed = async (name: string) => {
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await calendar.evaluate(() => window.scrollTo(0, 0));
  const { x, y } = await boxOf(calendar.getByText('8am', { exact: true }));
  await page.mouse.click(x + 300, y + 10);
  await closed('New event');
  await expect(calendar).toBeFocused();

  const event = await add(page, calendar, 'Rehearsal');
  await event.click();
  await closed('Rehearsal');
  await expect(event).toBeFocused();

  // What has no room on its day stands outside of the calendar, and goes as one of it opens.
  for (const title of ['Choir', 'Dinner', 'Swimming', 'Call', 'Budget'])
    await get(page, { line: 'POST /apps/calendar/add-event', body: { event: noon(title) } });
  await visit(page, '/apps/calendar?view=month&on=2026-03-02');
  await calendar.getByRole('button', { name: /^\+\d more$/ }).click();
  await page.getByRole('button', { name: 'Swimming' }).last().click();
  await closed('Swimming');
  await expect(calendar).toBeFocused();
});

const noon = (title: string) => ({
  title,
  start: '2026-03-02T12:00:00Z',
  end: '2026-03-02T13:00:00Z',
  allDay: false,
  extendedProps: { calendar: 'Business' },
});

for (const look of looks)
  test(`every view and form is whole, in ${look.join(' at ')} px`, async ({ page }) => {
    const calendar = await start(page, look, '/apps/calendar?view=day');
    await expectWhole(page, 'day');
    const event = await add(page, calendar, 'Rehearsal');
    await event.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Edit event' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit event' })).toBeVisible();
    await expectWhole(page, 'edit');
    await page.keyboard.press('Escape');
    for (const view of look[1] === 360 ? ['List'] : ['Month', 'Week', 'List']) {
      await page
        .locator('label')
        .filter({ hasText: new RegExp(`^${view}$`) })
        .click();
      await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
      await expect(calendar.getByText('Rehearsal').first()).toBeVisible();
      await expectWhole(page, view);
    }
    if (look[1] === 360) await page.getByRole('button', { name: 'Calendars' }).click();
    await page.getByRole('checkbox', { name: 'Business' }).uncheck();
    await expectWhole(page, 'calendars');
    if (look[1] === 360) await page.getByRole('button', { name: 'Show calendar' }).click();
    await expect(calendar.getByText('Rehearsal')).toHaveCount(0);
  });

test('a title that is written from right to left is cut in its day where it ends', async ({
  page,
}) => {
  const calendar = await start(page, ['light', 1280], '/apps/calendar');
  const event = await add(page, calendar, fromRight);
  await expectBeginning(event.getByText(fromRight));
  for (const view of ['Week', 'Day']) {
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^${view}$`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    await event.scrollIntoViewIfNeeded();
    await expectBeginning(event.getByText(fromRight));
  }
});

test('the end of an event is read in a week on a tablet', async ({ page }) => {
  const calendar = await start(page, ['light', 1280], '/apps/calendar?view=week');
  await page.setViewportSize({ width: 768, height: 1024 });
  const event = await add(page, calendar, 'Rehearsal');
  const time = event.getByText(/^11:00.+12:00$/);
  const [needed, given] = await time.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(needed).toBeLessThanOrEqual(given ?? 0);
});
