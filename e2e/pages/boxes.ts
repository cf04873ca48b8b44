import type { Locator } from '@playwright/test';

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/**
 * Bounding boxes of elements, measured in a single frame: between two measurements the page could
 * scroll or change. Waits two frames first, because resize observers move toasts and menus only in the
 * frame after an element appears.
 * @throws if one of them is not visible
 */
export async function boxesOf<const Of extends readonly [Locator, ...Locator[]]>(
  ...locators: Of
): Promise<{ [Index in keyof Of]: Box }> {
  await locators[0].page().evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
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
