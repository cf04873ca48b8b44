import { expect, type Locator } from '@playwright/test';

/** One event is drawn so many hours below another, by the distance of the hours that are written beside them. */
export async function expectHoursBetween(
  calendar: Locator,
  [first, second]: readonly [Locator, Locator],
  hours: number,
): Promise<void> {
  await expect
    .poll(async () => {
      const [four, five, above, below] = await topsOf([
        label(calendar, '4am'),
        label(calendar, '5am'),
        first,
        second,
      ]);
      return Math.round((below - above) / (five - four));
    })
    .toBe(hours);
}

/** How many pixels an hour is high. */
export async function heightOfHour(calendar: Locator): Promise<number> {
  const [one, two] = await topsOf([label(calendar, '1pm'), label(calendar, '2pm')]);
  return two - one;
}

const label = (calendar: Locator, hour: string) => calendar.getByText(hour, { exact: true });

/** All in one frame: a day that opens is scrolled to its working hours a moment later. */
async function topsOf<const Of extends readonly [Locator, ...Locator[]]>(locators: Of) {
  const elements = await Promise.all(locators.map((locator) => locator.elementHandle()));
  const tops = await locators[0].evaluate(
    (_, all) => all.map((element) => element?.getBoundingClientRect().top ?? 0),
    elements,
  );
  return tops as { [Index in keyof Of]: number };
}
