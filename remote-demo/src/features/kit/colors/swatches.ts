import type { SkinColors } from '@praxis/sdk/ui/theme/tokens';

/** Color of the skin, with its background. */
export interface Swatch {
  /** Name of its custom property. */
  property: string;
  value: string;
  /** Background with the minimum contrast to it; undefined for surfaces and lines. */
  on?: { property: string; value: string; minContrast: number };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const property = (name: string) => `--praxis-${kebab(name)}`;

/** Minimum contrast of text, and of a control's border (WCAG 1.4.3, 1.4.11). */
const minTextContrast = 4.5;
const minControlContrast = 3;

type PlainColor = {
  [Name in keyof SkinColors]: SkinColors[Name] extends string ? Name : never;
}[keyof SkinColors];

const groups: Record<'surfaces' | 'lines' | 'text' | 'primary', readonly PlainColor[]> = {
  surfaces: ['page', 'card', 'raised', 'hover', 'track', 'mask'],
  lines: ['line', 'buttonBorder', 'controlBorder'],
  text: ['text', 'secondary', 'disabled'],
  primary: ['primary', 'primaryHover', 'primaryActive', 'primaryTint', 'onPrimary'],
};

/** Background and minimum contrast of each foreground color. */
const backgrounds: Partial<Record<PlainColor, readonly [PlainColor, number]>> = {
  text: ['card', minTextContrast],
  secondary: ['card', minTextContrast],
  controlBorder: ['card', minControlContrast],
  primary: ['card', minTextContrast],
  primaryHover: ['card', minTextContrast],
  primaryActive: ['card', minTextContrast],
  onPrimary: ['primary', minTextContrast],
};

/** All colors of a skin, by group. */
export function swatchesOf(colors: SkinColors): Record<string, readonly Swatch[]> {
  const plain = (name: PlainColor): Swatch => {
    const background = backgrounds[name];
    return {
      property: property(name),
      value: colors[name],
      ...(background && {
        on: {
          property: property(background[0]),
          value: colors[background[0]],
          minContrast: background[1],
        },
      }),
    };
  };
  const pair = (name: string, { text, tint }: { text: string; tint: string }): Swatch => ({
    property: property(name),
    value: text,
    on: { property: `${property(name)}-tint`, value: tint, minContrast: minTextContrast },
  });
  return {
    ...Object.fromEntries(
      Object.entries(groups).map(([group, names]) => [group, names.map(plain)]),
    ),
    tones: [
      ...Object.entries(colors.tones).map(([tone, colorsOf]) => pair(tone, colorsOf)),
      {
        ...plain('onDanger'),
        on: {
          property: property('danger'),
          value: colors.tones.danger.text,
          minContrast: minTextContrast,
        },
      },
      plain('dangerHover'),
    ],
    people: colors.avatars.map((colorsOf, index) => pair(`avatar-${index + 1}`, colorsOf)),
    charts: colors.chart.map((value, index) => ({
      property: property(`chart-${index + 1}`),
      value,
      on: { property: property('card'), value: colors.card, minContrast: 0 },
    })),
  };
}

/** Contrast ratio of two colors in `#RRGGBB` notation, 1 to 21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
