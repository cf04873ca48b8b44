import type { Page } from '@playwright/test';

/** Text spacing that WCAG 1.4.12 allows users to set: nothing may be clipped by it. */
export const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Returns the texts of elements that clip their own overflowing content. */
export const findClippedTexts = (page: Page): Promise<string[]> =>
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

/**
 * Moves through a page with Tab and returns the elements that were completely covered while
 * focused.
 */
export async function findObscuredStops(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(findObscuredFocus);
    if (name !== null) hidden.push(name);
  }
  return hidden;
}

/** Runs in the page: the focused element if it is covered at all of five points, otherwise null. */
function findObscuredFocus(): string | null {
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
  const isVisible = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return (
      hit !== null &&
      (focused.contains(hit) || hit.contains(focused) || hit.parentElement?.contains(focused))
    );
  });
  return isVisible ? null : focused.outerHTML.slice(0, 120);
}

/** Starts recording animations and transitions that run despite reduced motion. */
export async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
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
