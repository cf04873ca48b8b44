import type { SkinColors } from '@praxis/sdk/ui/theme/tokens';

/** A color of the skin, with what it stands on. */
export interface Swatch {
  /** Its custom property. */
  property: string;
  value: string;
  /** The color that it has to stand apart from, and how far; none for surfaces and lines. */
  on?: { property: string; value: string; least: number };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const property = (name: string) => `--praxis-${kebab(name)}`;

/** What text has to reach, and what the frame of a control. */
const textLeast = 4.5;
const controlLeast = 3;

type PlainColor = {
  [Name in keyof SkinColors]: SkinColors[Name] extends string ? Name : never;
}[keyof SkinColors];

const groups: Record<'surfaces' | 'lines' | 'text' | 'primary', readonly PlainColor[]> = {
  surfaces: ['page', 'card', 'raised', 'hover', 'track', 'mask'],
  lines: ['line', 'buttonBorder', 'controlBorder'],
  text: ['text', 'secondary', 'disabled'],
  primary: ['primary', 'primaryHover', 'primaryActive', 'primaryTint', 'onPrimary'],
};

/** What a color is seen on. */
const grounds: Partial<Record<PlainColor, readonly [PlainColor, number]>> = {
  text: ['card', textLeast],
  secondary: ['card', textLeast],
  controlBorder: ['card', controlLeast],
  primary: ['card', textLeast],
  primaryHover: ['card', textLeast],
  primaryActive: ['card', textLeast],
  onPrimary: ['primary', textLeast],
};

/** Every color of a skin, in groups. */
export function swatchesOf(colors: SkinColors): Record<string, readonly Swatch[]> {
  const plain = (name: PlainColor): Swatch => {
    const ground = grounds[name];
    return {
      property: property(name),
      value: colors[name],
      ...(ground && {
        on: { property: property(ground[0]), value: colors[ground[0]], least: ground[1] },
      }),
    };
  };
  const pair = (name: string, { text, tint }: { text: string; tint: string }): Swatch => ({
    property: property(name),
    value: text,
    on: { property: `${property(name)}-tint`, value: tint, least: textLeast },
  });
  return {
    ...Object.fromEntries(
      Object.entries(groups).map(([group, names]) => [group, names.map(plain)]),
    ),
    tones: [
      ...Object.entries(colors.tones).map(([tone, colorsOf]) => pair(tone, colorsOf)),
      {
        ...plain('onDanger'),
        on: { property: property('danger'), value: colors.tones.danger.text, least: textLeast },
      },
      plain('dangerHover'),
    ],
    people: colors.avatars.map((colorsOf, index) => pair(`avatar-${index + 1}`, colorsOf)),
    charts: colors.chart.map((value, index) => ({
      property: property(`chart-${index + 1}`),
      value,
      on: { property: property('card'), value: colors.card, least: 0 },
    })),
  };
}
