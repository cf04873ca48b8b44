import { expect, it } from '@jest/globals';
import { filesEnding, textOf } from './markdown';

/** Generated from the tokens, shown before they load, or a page that is not part of the product. */
const others =
  /^(sdk\/src\/ui\/theme\/custom-properties\.css|shell\/src\/document\/first-paint\.css|tooling\/mock-api\/)/;

const colors = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/gi;

it('uses only colors of the tokens in styles', () => {
  const styles = filesEnding(/\.css$/).filter((file) => !others.test(file));
  expect(styles.length).toBeGreaterThan(100);
  const named = styles.flatMap((file) => {
    const rules = textOf(file).replace(/\/\*[\s\S]*?\*\//g, '');
    return [...rules.matchAll(colors)].map(([color]) => `${file}: ${color}`);
  });
  expect(named).toEqual([]);
});
