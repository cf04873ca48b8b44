/** Hair: the part behind the head, and the part over the forehead. */
const hairs = {
  bob: [
    'M27 62V38a21 21 0 0 1 42 0v24q-6 5-12 3H39q-6 2-12-3z',
    'M31 40q3-15 20-15 12 1 14 15-10-1-17-8-6 8-17 8z',
  ],
  bun: [
    'M39 15a9 9 0 0 1 18 0 9 9 0 0 1-18 0z',
    'M31 43q-3-22 17-23 20 1 17 23-1-10-9-14-11 3-16 0-8 4-9 14z',
  ],
  long: [
    'M26 76V39a22 22 0 0 1 44 0v37q-8 3-14-4H40q-6 7-14 4z',
    'M31 42q1-17 17-18 16 1 17 18-8-3-13-11-9 9-21 11z',
  ],
  short: ['', 'M30 42q-4-24 19-24 20 0 17 24-2-8-6-12-10 3-21 0-7 4-9 12z'],
  side: ['', 'M30 42q-4-22 14-24 22-2 22 24l-3-9q-14 0-22-7-6 6-8 8z'],
  bald: ['', 'M30 46q-2-10 2-16l1 13zM66 46q2-10-2-16l-1 13z'],
} as const;

const beard = 'M33 47q2 17 15 17t15-17q-3 6-8 4-7-3-14 0-5 2-8-4z';

/** Three-digit colors: skin, hair, blouse, background. */
type PortraitSpec = readonly [
  keyof typeof hairs,
  string,
  string,
  string,
  string,
  'glasses' | 'beard' | '',
];

/** The portrait parameters of each sample doctor, by index. */
const portraitSpecs: readonly PortraitSpec[] = [
  ['bob', 'fca', '742', '176', 'cee', ''],
  ['side', 'fdb', 'ca6', '26d', 'def', 'glasses'],
  ['bald', 'da8', '321', '176', 'dee', 'beard'],
  ['long', 'c96', '211', 'b5d', 'fdf', ''],
  ['short', 'fca', '9aa', '567', 'dee', 'glasses'],
  ['short', '853', '111', 'd70', 'fec', ''],
  ['side', 'b75', '211', '26d', 'dde', 'beard'],
  ['long', 'fdb', 'b52', '26d', 'def', ''],
  ['bun', 'b75', '211', '176', 'dee', ''],
  ['bob', 'eb9', '111', 'd37', 'fde', ''],
  ['bun', 'fca', '9aa', '567', 'dee', 'glasses'],
  ['short', 'da8', '321', '176', 'dee', ''],
];

const path = (fill: string, d: string) => (d ? `<path fill='#${fill}' d='${d}'/>` : '');

/** Draws a portrait of a sample doctor, which resembles no real person. */
export function portraitOf(index: number): string | null {
  const looks = portraitSpecs[index];
  if (!looks) return null;
  const [style, skin, hair, blouse, ground, more] = looks;
  const [behind, front] = hairs[style];
  const picture = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'>",
    path(ground, 'M0 0h96v96H0z'),
    path(hair, behind),
    path(skin, 'M40 52h16v18l-8 6-8-6z'),
    path('fff', 'M10 98q2-26 30-30l8 8 8-8q28 4 30 30z'),
    path(blouse, 'M39 68l9 9 9-9 1 2-6 26h-8l-6-26z'),
    path(skin, 'M32 43a16 19 0 0 1 32 0 16 19 0 0 1-32 0z'),
    path(hair, front),
    path(hair, more === 'beard' ? beard : ''),
    path('223', 'M40 45a1 1 0 0 1 4 0 1 1 0 0 1-4 0zM52 45a1 1 0 0 1 4 0 1 1 0 0 1-4 0z'),
    "<g fill='none' stroke='#456' stroke-width='1.4'>",
    more === 'glasses' ? "<circle cx='42' cy='45' r='5'/><circle cx='54' cy='45' r='5'/>" : '',
    "<path d='M43 53q5 4 10 0'/></g></svg>",
  ];
  return `data:image/svg+xml,${encodeURIComponent(picture.join(''))}`;
}
