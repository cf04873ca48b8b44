import { expect, type Locator } from '@playwright/test';

/** One event is drawn so many hours below another, by the distance of the hours that are written beside them. */
export async function expectHoursBetween(
  calendar: Locator,
  [first, second]: readonly [Locator, Locator],
  hours: number,
): Promise<void> {
  await expect.poll(() => hoursBetween(calendar, first, second)).toBe(hours);
}

/** All four are measured in one frame: a day that opens is scrolled to its working hours a moment later. */
async function hoursBetween(calendar: Locator, first: Locator, second: Locator): Promise<number> {
  const measured = [label(calendar, '4am'), label(calendar, '5am'), first, second];
  const elements = await Promise.all(measured.map((one) => one.elementHandle()));
  const [four = 0, five = 0, above = 0, below = 0] = await calendar.evaluate(
    (_, all) => all.map((element) => element?.getBoundingClientRect().top ?? 0),
    elements,
  );
  return Math.round((below - above) / (five - four));
}

const label = (calendar: Locator, hour: string) => calendar.getByText(hour, { exact: true });
