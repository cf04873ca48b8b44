import type { Locator } from '@playwright/test';

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/**
 * Where elements are, all of them in one frame: between two measurements a page may scroll, or what was
 * on its way may come.
 * @throws where one of them is not on show
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
    throw new Error('An element is not on show.');
  return boxes as { [Index in keyof Of]: Box };
}

export async function boxOf(locator: Locator): Promise<Box> {
  const [box] = await boxesOf(locator);
  return box;
}
