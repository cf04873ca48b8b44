import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { requestOk } from '../pages/api';
import { expectFirstLetterVisible, rightToLeftText } from '../pages/right-to-left';
import { boxOf } from '../pages/boxes';
import { heightOfHour } from '../pages/calendar';
import { visit } from '../pages/doctor';
import { fakeNow } from '../pages/fake-now';
import { signInAs } from '../pages/sign-in';
import { keepToasts, toastsOf } from '../pages/toasts';
import { expectNoIssues, waitForAnimations, applyLook, type Look } from '../pages/page-checks';

/** Two of the four looks; every page and open dialog is checked in both. */
const looks: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
];

async function start(page: Page, look: Look, address: string): Promise<Locator> {
  // A new event starts at the next full hour: tomorrow if it is late, and at noon in London's summer.
  await fakeNow(page.context(), '2026-11-25T10:00:00Z');
  await applyLook(page, look);
  await signInAs(page, 'demo', address);
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar).toBeVisible();
  return calendar;
}

/** Adds a one-hour event on the shown day and waits until it is rendered. */
async function add(page: Page, calendar: Locator, title: string): Promise<Locator> {
  await page.getByRole('link', { name: 'New event' }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill(title);
  await expectNoIssues(page, 'new event');
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(form).toBeHidden();
  const event = calendar.getByRole('link', { name: title });
  await expect(event).toBeVisible();
  return event;
}

test('adds, drags, resizes, undoes and removes an event with the mouse', async ({ page }) => {
  await keepToasts(page);
  const calendar = await start(page, ['light', 1280], '/apps/calendar?view=day');
  const toast = (text: RegExp) => toastsOf(page, text);

  // Dragging over a time range opens a new event with that time.
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
  const event = calendar.getByRole('link', { name: 'Rehearsal' });
  await expect(event).toBeVisible();
  await waitForAnimations(page);
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
  await waitForAnimations(page);
  const again = await boxOf(event);
  await event.hover();
  await page.mouse.move(again.x + 60, again.y + again.height - 2);
  await page.mouse.down();
  await page.mouse.move(again.x + 60, again.y + again.height - 2 + hour, { steps: 8 });
  await page.mouse.up();
  await expect(async () => {
    expect((await boxOf(event)).height).toBeGreaterThan(again.height + hour / 2);
  }).toPass();

  // Removed in its drawer, restored, and still there after a reload.
  await event.click();
  const drawer = page.getByRole('dialog', { name: 'Rehearsal' });
  await expectNoIssues(page, 'event');
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await expect(event).toBeHidden();
  await toast(/^Rehearsal removed/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(/^Rehearsal restored/)).toBeVisible();
  await page.reload();
  await expect(event).toBeVisible();
});

test('the focus returns to the clicked event or to the calendar', async ({ page }) => {
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

  // Events without room on their day open in a popover outside of the calendar, which closes when
  // one of them opens.
  for (const title of ['Choir', 'Dinner', 'Swimming', 'Call', 'Budget'])
    await requestOk(page, { line: 'POST /apps/calendar/add-event', body: { event: noon(title) } });
  await visit(page, '/apps/calendar?view=month&on=2026-03-02');
  await calendar.getByRole('button', { name: /^\+\d more$/ }).click();
  await page.getByRole('link', { name: 'Swimming' }).last().click();
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
  test(`all views and forms pass the checks, in ${look.join(' at ')} px`, async ({ page }) => {
    const calendar = await start(page, look, '/apps/calendar?view=day');
    await expectNoIssues(page, 'day');
    const event = await add(page, calendar, 'Rehearsal');
    await event.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Edit event' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit event' })).toBeVisible();
    await expectNoIssues(page, 'edit');
    await page.keyboard.press('Escape');
    for (const view of look[1] === 360 ? ['List'] : ['Month', 'Week', 'List']) {
      await page
        .locator('label')
        .filter({ hasText: new RegExp(`^${view}$`) })
        .click();
      await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
      await expect(calendar.getByText('Rehearsal').first()).toBeVisible();
      await expectNoIssues(page, view);
    }
    if (look[1] === 360) await page.getByRole('button', { name: 'Calendars' }).click();
    await page.getByRole('checkbox', { name: 'Business' }).uncheck();
    await expectNoIssues(page, 'calendars');
    if (look[1] === 360) await page.getByRole('button', { name: 'Show calendar' }).click();
    await expect(calendar.getByText('Rehearsal')).toHaveCount(0);
  });

test('a right-to-left title in a month is truncated at its end', async ({ page }) => {
  const calendar = await start(page, ['light', 1280], '/apps/calendar');
  const event = await add(page, calendar, rightToLeftText);
  await expectFirstLetterVisible(event.getByText(rightToLeftText));
  for (const view of ['Week', 'Day']) {
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^${view}$`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    await event.scrollIntoViewIfNeeded();
    await expectFirstLetterVisible(event.getByText(rightToLeftText));
  }
});

test('the end of an event is readable in a tablet’s week view', async ({ page }) => {
  const calendar = await start(page, ['light', 1280], '/apps/calendar?view=week');
  await page.setViewportSize({ width: 768, height: 1024 });
  const event = await add(page, calendar, 'Rehearsal');
  const time = event.getByText(/^11:00.+12:00$/);
  const [needed, given] = await time.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(needed).toBeLessThanOrEqual(given ?? 0);
});
