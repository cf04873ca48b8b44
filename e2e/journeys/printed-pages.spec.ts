import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { get } from '../pages/api';
import { expectLoaded, signInAs } from '../pages/sign-in';

/** What a page is on paper: what it does with the browser's own event stays, as while it is printed. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

test('a calendar is printed with all of its hours, which scroll on the screen', async ({
  page,
}) => {
  await signInAs(page, 'demo', '/apps/calendar?view=day&on=2026-03-02');
  await expectLoaded(page);
  const event = {
    title: 'Choir',
    start: '2026-03-02T20:00:00Z',
    end: '2026-03-02T21:00:00Z',
    allDay: false,
    extendedProps: { calendar: 'Business' },
  };
  await get(page, { line: 'POST /apps/calendar/add-event', body: { event } });
  await page.reload();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar.getByRole('button', { name: 'Choir' })).toBeAttached();
  await print(page);
  await expect(calendar.getByText('11pm', { exact: true })).toBeVisible();
  const hidden = await calendar.evaluate((section) =>
    [section, ...section.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 300,
    ),
  );
  expect(hidden).toEqual([]);
  await expect(page.getByRole('group', { name: 'View' })).toBeHidden();
});
