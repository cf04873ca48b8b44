import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { axeSource } from './axe-source';

type AxeCore = typeof axe;

/** A color as axe keeps it. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(this: Color, text: string): Color;
}

interface WithAxe {
  axe: AxeCore & { commons: { color: { Color: { prototype: Color } } } };
}

/**
 * What axe finds at fault in the page, or in a part of it, by all of its rules or only by some. It
 * runs in the page itself: going through a page of its own, for the frames that the product does not have, takes five times as long.
 */
export async function violationsIn(page: Page, part?: string, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(rememberColors);
  }
  const asked = { selector: part, only };
  return page.evaluate(async ({ selector, only: runOnly }) => {
    const { axe: checker } = window as unknown as WithAxe;
    const check = async (options: RunOptions) => {
      const { violations } = await checker.run(selector ?? document, {
        resultTypes: ['violations'],
        ...options,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    };
    if (runOnly) return check({ runOnly });
    // What lies under a bar at the window's edge is as large as it is once it is scrolled there: such
    // bars stand at the end of the page while it is measured.
    const bars = Array.from(document.querySelectorAll<HTMLElement>('footer')).filter((footer) =>
      ['fixed', 'sticky'].includes(getComputedStyle(footer).position),
    );
    for (const bar of bars) bar.style.position = 'static';
    const found = await check({
      rules: {
        // Whoever speaks to the product says what is seen on a control (WCAG 2.5.3).
        'label-content-name-mismatch': { enabled: true },
        // A finger finds what it presses (WCAG 2.5.8).
        'target-size': { enabled: true },
      },
    });
    for (const bar of bars) bar.style.position = '';
    return found;
  }, asked);
}

/**
 * In the page: axe reads the same few colors thousands of times, each time from its text, which is
 * a fifth of a check. Here it reads each once.
 */
function rememberColors(): void {
  const { prototype } = (window as unknown as WithAxe).axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
