import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { requestOk } from '../pages/api';
import { expectHoursBetween } from '../pages/calendar';
import { visit } from '../pages/doctor';
import { expectLanding, signInAs } from '../pages/sign-in';

/**
 * Days of 23 and 25 hours, with one and four o'clock on the device before and after the DST change.
 */
const changeDays = [
  {
    zone: 'America/New_York',
    days: [
      { on: '2027-03-14', before: '2027-03-14T06:00:00Z', after: '2027-03-14T08:00:00Z' },
      { on: '2027-11-07', before: '2027-11-07T05:00:00Z', after: '2027-11-07T09:00:00Z' },
    ],
  },
  {
    zone: 'Europe/Berlin',
    days: [
      { on: '2027-03-28', before: '2027-03-28T00:00:00Z', after: '2027-03-28T02:00:00Z' },
      { on: '2027-10-31', before: '2027-10-30T23:00:00Z', after: '2027-10-31T03:00:00Z' },
    ],
  },
  {
    zone: 'Pacific/Auckland',
    days: [
      { on: '2027-09-26', before: '2027-09-25T13:00:00Z', after: '2027-09-25T15:00:00Z' },
      { on: '2027-04-04', before: '2027-04-03T12:00:00Z', after: '2027-04-03T16:00:00Z' },
    ],
  },
] as const;

for (const { zone, days } of changeDays)
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test('a day of 23 hours and one of 25 keep their events in place', async ({ page }) => {
      await signInAs(page, 'demo');
      await expectLanding(page, 'demo');
      for (const { on, before, after } of days) {
        await add(page, `${on} before`, before);
        await add(page, `${on} after`, after);
        await visit(page, `/apps/calendar?view=day&on=${on}`);
        const calendar = page.getByRole('region', { name: 'Calendar' });
        const event = (when: string) => calendar.getByRole('link', { name: `${on} ${when}` });
        // One o'clock is before the DST change, four o'clock after it.
        await expect(event('before')).toContainText('1:00');
        await expect(event('after')).toContainText('4:00');
        await expectHoursBetween(calendar, [event('before'), event('after')], 3);

        await event('after').click();
        await expect(page.getByRole('dialog').getByText(/· 4:00 – 4:45 AM$/)).toBeVisible();
        await page.getByRole('dialog').getByRole('link', { name: 'Edit event' }).click();
        const form = page.getByRole('dialog', { name: 'Edit event' });
        await form.getByRole('button', { name: 'Save' }).click();
        await expect(form).toHaveCount(0);
        const events = await requestOk<{ title: string; start: string }[]>(page, {
          line: 'GET /apps/calendar/events?calendars[]=Business',
        });
        expect(Date.parse(events.find(({ title }) => title === `${on} after`)?.start ?? '')).toBe(
          Date.parse(after),
        );
      }
    });
  });

test.describe('Pacific/Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the sample data’s events happened by day in the device’s time zone', async ({ page }) => {
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');
    const { orders } = await requestOk<{ orders: { placedAt: string }[] }>(page, {
      line: 'GET /apps/ecommerce/orders',
    });
    const { comments } = await requestOk<{ comments: { commentedAt: string }[] }>(page, {
      line: 'GET /blog/list/data/detail',
    });
    const moments = [
      ...orders.map(({ placedAt }) => placedAt),
      ...comments.map(({ commentedAt }) => commentedAt),
    ];
    const hours = await page.evaluate(
      (all) => all.map((moment) => new Date(moment).getHours()),
      moments,
    );
    expect(hours.length).toBeGreaterThan(3);
    expect(hours.filter((hour) => hour < 8 || hour > 18)).toEqual([]);
  });
});

/** Adds an event of 45 minutes through the API. */
async function add(page: Page, title: string, start: string): Promise<void> {
  const end = new Date(Date.parse(start) + 45 * 60_000).toISOString();
  const event = { title, start, end, allDay: false, extendedProps: { calendar: 'Business' } };
  await requestOk(page, { line: 'POST /apps/calendar/add-event', body: { event } });
}
