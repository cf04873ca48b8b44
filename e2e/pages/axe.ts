import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { axeSource } from './axe-source';

type AxeCore = typeof axe;

/** A color of axe. */
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
 * Runs axe on the page or a part of it, with all rules or some of them, and returns the violations.
 * It runs in the page itself: axe's Playwright package opens a page of its own to support frames,
 * which the product doesn't have, and takes five times as long.
 */
export async function violationsIn(page: Page, part?: string, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(cacheColors);
  }
  const parameters = { selector: part, only };
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
    // A target that is partly covered by a fixed bar has its full size once it is scrolled into
    // view, so bars are static during the check.
    const bars = Array.from(document.querySelectorAll<HTMLElement>('footer')).filter((footer) =>
      ['fixed', 'sticky'].includes(getComputedStyle(footer).position),
    );
    for (const bar of bars) bar.style.position = 'static';
    const found = await check({
      rules: {
        // Speech input uses the visible label of a control (WCAG 2.5.3).
        'label-content-name-mismatch': { enabled: true },
        // Targets are large enough for a finger (WCAG 2.5.8).
        'target-size': { enabled: true },
      },
    });
    for (const bar of bars) bar.style.position = '';
    return found;
  }, parameters);
}

/**
 * Runs in the page: caches parsed colors. axe parses the same few colors thousands of times, which
 * is a fifth of a check.
 */
function cacheColors(): void {
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
