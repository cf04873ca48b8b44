import * as tokens from './tokens';
import type { Skin, SkinColors } from './tokens';

type Properties = [name: string, value: string | number][];

/** Generates `custom-properties.css` from the tokens; a test compares the file with it. */
export function customPropertiesCss(): string {
  const blocks = [
    '/* Made from tokens.ts by custom-properties.ts: change the tokens, not this file. */',
    block(':root', sharedProperties()),
    block(":root,\n:root[data-skin='light']", skinProperties('light')),
    // Print always uses the light skin.
    within('@media not print', block(":root[data-skin='dark']", skinProperties('dark'))),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function block(selector: string, properties: Properties): string {
  // Lowercase colors, as the formatter writes them.
  const lines = properties.map(([name, value]) =>
    `  ${name}: ${value};`.replace(/#[0-9A-F]+/g, (color) => color.toLowerCase()),
  );
  return `${selector} {\n${lines.join('\n')}\n}`;
}

const within = (query: string, css: string): string =>
  `${query} {\n${css.replaceAll(/^/gm, '  ')}\n}`;

function sharedProperties(): Properties {
  const { fonts, type, space, radii, sizes, motion, layers } = tokens;
  return [
    ['--praxis-font', fonts.text],
    ['--praxis-font-code', fonts.code],
    ...Object.entries(type).flatMap(([name, { size, line, weight }]): Properties => [
      [`--praxis-type-${kebab(name)}`, `${weight} ${size}px / ${line}px var(--praxis-font)`],
      [`--praxis-size-${kebab(name)}`, `${size}px`],
      [`--praxis-line-${kebab(name)}`, `${line}px`],
    ]),
    ...pixels('space', space),
    ...pixels('radius', radii),
    ...pixels('', sizes).filter(([name]) => name !== '--praxis-icon-stroke'),
    ['--praxis-icon-stroke', sizes.iconStroke],
    ['--praxis-easing', motion.easing],
    ...(['fast', 'base', 'slow', 'ripple'] as const).map((name): Properties[number] => [
      `--praxis-motion-${name}`,
      `${motion[name]}ms`,
    ]),
    ...Object.entries(layers).map(([name, layer]): Properties[number] => [
      `--praxis-layer-${name}`,
      layer,
    ]),
  ];
}

function skinProperties(skin: Skin): Properties {
  const colors: SkinColors = tokens.skins[skin];
  const plain = Object.entries(colors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return [
    ['color-scheme', skin],
    ...plain.map(([name, value]): Properties[number] => [`--praxis-${kebab(name)}`, value]),
    ...Object.entries(colors.tones).flatMap(([tone, { text, tint }]): Properties => [
      [`--praxis-${tone}`, text],
      [`--praxis-${tone}-tint`, tint],
    ]),
    ...colors.avatars.flatMap(({ text, tint }, index): Properties => [
      [`--praxis-avatar-${index + 1}`, text],
      [`--praxis-avatar-${index + 1}-tint`, tint],
    ]),
    ...colors.chart.map((value, index): Properties[number] => [
      `--praxis-chart-${index + 1}`,
      value,
    ]),
    ...Object.entries(colors.shadows).map(([name, value]): Properties[number] => [
      `--praxis-shadow-${name}`,
      value,
    ]),
  ];
}

function pixels(prefix: string, sizes: Record<string, number>): Properties {
  return Object.entries(sizes).map(([name, size]) => [
    ['--praxis', prefix, kebab(name)].filter(Boolean).join('-'),
    `${size}px`,
  ]);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
