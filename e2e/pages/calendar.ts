import type { Locator } from '@playwright/test';

/** How many hours one event is drawn below another, by the distance of the hours that are written beside them. */
export async function hoursBetween(
  calendar: Locator,
  first: Locator,
  second: Locator,
): Promise<number> {
  const hour = (await topOf(label(calendar, '5am'))) - (await topOf(label(calendar, '4am')));
  return Math.round(((await topOf(second)) - (await topOf(first))) / hour);
}

const label = (calendar: Locator, hour: string) => calendar.getByText(hour, { exact: true });

async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on show.');
  return box.y;
}
