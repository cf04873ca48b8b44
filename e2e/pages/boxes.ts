import type { Locator } from '@playwright/test';

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/**
 * Bounding boxes of elements, measured in a single frame: between two measurements the page could
 * scroll or change.
 * @throws if one of them is not visible
 */
export async function boxesOf<const Of extends readonly [Locator, ...Locator[]]>(
  ...locators: Of
): Promise<{ [Index in keyof Of]: Box }> {
  const elements = await Promise.all(locators.map((locator) => locator.elementHandle()));
  const boxes = await locators[0].evaluate(
    (_, all) =>
      all.map((element) => (element?.getBoundingClientRect() ?? new DOMRect()).toJSON() as Box),
    elements,
  );
  if (boxes.some(({ width, height }) => width === 0 || height === 0))
    throw new Error('An element is not visible.');
  return boxes as { [Index in keyof Of]: Box };
}

export async function boxOf(locator: Locator): Promise<Box> {
  const [box] = await boxesOf(locator);
  return box;
}
