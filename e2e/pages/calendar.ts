import { expect, type Locator } from '@playwright/test';
import { boxesOf } from './boxes';

/** One event is drawn so many hours below another, by the distance of the hours that are written beside them. */
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

/** How many pixels an hour is high. */
export async function heightOfHour(calendar: Locator): Promise<number> {
  const [one, two] = await boxesOf(label(calendar, '1pm'), label(calendar, '2pm'));
  return two.y - one.y;
}

const label = (calendar: Locator, hour: string) => calendar.getByText(hour, { exact: true });
