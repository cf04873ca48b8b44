import { expect, type Locator } from '@playwright/test';
import { boxesOf } from './boxes';

/** Expects one event to be the given number of hours below another, measured by the hour labels. */
export async function expectHoursBetween(
  calendar: Locator,
  [first, second]: readonly [Locator, Locator],
  hours: number,
): Promise<void> {
  await expect
    .poll(async () => {
      const [four, five, above, below] = await boxesOf(
        label(calendar, '4am'),
        label(calendar, '5am'),
        first,
        second,
      );
      return Math.round((below.y - above.y) / (five.y - four.y));
    })
    .toBe(hours);
}

/** Height of an hour, in pixels. */
export async function heightOfHour(calendar: Locator): Promise<number> {
  const [one, two] = await boxesOf(label(calendar, '1pm'), label(calendar, '2pm'));
  return two.y - one.y;
}

const label = (calendar: Locator, hour: string) => calendar.getByText(hour, { exact: true });
