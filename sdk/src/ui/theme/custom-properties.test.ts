import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { customPropertiesCss } from './custom-properties';
import { fonts, skins, tones, type Skin } from './tokens';

const file = path.join(__dirname, 'custom-properties.css');

describe('custom properties', () => {
  it('match the tokens', () => {
    const css = customPropertiesCss();
    if (process.env['WRITE_CUSTOM_PROPERTIES']) writeFileSync(file, css);
    // If it differs, run this test once with WRITE_CUSTOM_PROPERTIES=1.
    expect(readFileSync(file, 'utf8')).toBe(css);
  });

  it('define the same colors in both skins', () => {
    expect(Object.keys(skins.dark)).toEqual(Object.keys(skins.light));
  });
});

it('gives every font file a family of its own', () => {
  const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');
  const ofFiles = [...css.matchAll(/font-family: ('[^']+')/g)].map(([, family]) => family);
  const [ofEarlyScript, ...others] = fonts.text.split(', ');
  expect(ofFiles).toEqual(others.slice(0, ofFiles.length));
  expect(ofFiles).not.toContain(ofEarlyScript);
});

describe.each<Skin>(['light', 'dark'])('contrast in the %s skin', (skin) => {
  const colors = skins[skin];

  it.each(tones)('%s is readable on its tint and on a card', (tone) => {
    const { text, tint } = colors.tones[tone];
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, colors.card)).toBeGreaterThanOrEqual(4.5);
  });

  it('text is readable on every surface', () => {
    for (const surface of [
      colors.page,
      colors.card,
      colors.raised,
      colors.hover,
      colors.primaryTint,
    ]) {
      expect(contrast(colors.text, surface)).toBeGreaterThanOrEqual(7);
      expect(contrast(colors.secondary, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.primary, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('buttons are readable at rest and on hover', () => {
    for (const surface of [colors.primary, colors.primaryHover, colors.primaryActive])
      expect(contrast(colors.onPrimary, surface)).toBeGreaterThanOrEqual(4.5);
    for (const surface of [colors.tones.danger.text, colors.dangerHover])
      expect(contrast(colors.onDanger, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('initials are readable', () => {
    for (const { text, tint } of colors.avatars)
      expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
  });

  it('borders of controls are visible', () => {
    expect(contrast(colors.controlBorder, colors.card)).toBeGreaterThanOrEqual(3);
  });
});

/** WCAG 2 contrast ratio of two hex colors. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
