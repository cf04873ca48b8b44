import type { Page } from '@playwright/test';
import axe from 'axe-core';

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
    await page.evaluate(axe.source);
    await page.evaluate(rememberColors);
  }
  const asked = { selector: part, runOnly: only };
  return page.evaluate(async ({ selector, runOnly }) => {
    const { axe: checker } = window as unknown as WithAxe;
    const { violations } = await checker.run(selector ?? document, {
      resultTypes: ['violations'],
      runOnly,
      rules: {
        // Whoever speaks to the product says what is seen on a control (WCAG 2.5.3).
        'label-content-name-mismatch': { enabled: true },
        // A finger finds what it presses (WCAG 2.5.8); axe leaves the rules of 2.2 out by itself.
        'target-size': { enabled: true },
      },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
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
