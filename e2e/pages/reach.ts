import type { Page } from '@playwright/test';

/** What WCAG 1.4.12 lets somebody set: nothing may be cut by it. */
export const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Elements that cut their own text: it is wider than they are, and nothing scrolls there. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *:not(svg, svg *)')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return (
          /hidden|clip/.test(overflowX) &&
          clipPath === 'none' &&
          element.clientWidth > 2 &&
          element.innerText.trim() !== '' &&
          element.scrollWidth > element.clientWidth + 2
        );
      })
      .map((element) => element.innerText.slice(0, 60)),
  );

/** Goes through a page with Tab. Answers with what had the focus while something lay over all of it. */
export async function hiddenStops(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(hiddenFocus);
    if (name !== null) hidden.push(name);
  }
  return hidden;
}

/** Runs in the page: what has the focus and cannot be seen at any of five points, or null. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (width < 2 || height < 2) return null;
  const points = [
    [0.5, 0.5],
    [0.1, 0.5],
    [0.9, 0.5],
    [0.5, 0.15],
    [0.5, 0.85],
  ];
  const isSeen = points.some(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(left + width * x, top + height * y);
    return (
      there !== null &&
      (focused.contains(there) || there.contains(focused) || there.parentElement?.contains(focused))
    );
  });
  return isSeen ? null : focused.outerHTML.slice(0, 120);
}

/** Writes down from now on what moves on the page, though whoever looks at it wants no motion. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (event: AnimationEvent | TransitionEvent) => {
      const { animationDuration, transitionDuration } = getComputedStyle(event.target as Element);
      const lasts = 'animationName' in event ? animationDuration : transitionDuration;
      if (parseFloat(lasts) > 0.001) moved.push((event.target as Element).outerHTML.slice(0, 120));
    };
    document.addEventListener('animationstart', note, true);
    document.addEventListener('transitionrun', note, true);
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
