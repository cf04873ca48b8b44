import { numberOf, pick, toPicture } from './svg';

const backgrounds = ['#CCFBF1', '#DBEAFE', '#F3E8FF', '#FEF3C7', '#E2E8F0', '#FCE7F3'] as const;
const skins = ['#F6D7C3', '#EAB995', '#C98F66', '#9C6644', '#6B442C'] as const;
const hairs = ['#2B2118', '#5A3825', '#A5673F', '#D9A441', '#8C8F96', '#1D2433'] as const;
const clothes = ['#0F766E', '#2E6FD8', '#B45FD0', '#D97706', '#475467', '#D6336C'] as const;

/** Hair behind and over the head. */
const hairStyles: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['', "<path d='M21 28q1-13 11-13t11 13q-5-7-11-7t-11 7z'/>"],
  ["<path d='M19 46V28q0-15 13-15t13 15v18z'/>", "<path d='M22 27q3-11 10-11t10 11q-9-6-20 0z'/>"],
  ["<circle cx='32' cy='12' r='6'/>", "<path d='M21 27q1-13 11-13t11 13q-5-6-11-6t-11 6z'/>"],
  ["<circle cx='32' cy='25' r='14'/>", "<path d='M22 25q4-8 10-8t10 8q-10-4-20 0z'/>"],
  ['', "<path d='M21 30q-1-15 12-15 10 0 10 12-8 1-12-4-4 5-10 7z'/>"],
];

/** Draws a portrait, deterministic by name. */
export function portrait(fullName: string): string {
  const number = numberOf(fullName);
  const skin = pick(skins, Math.floor(number / 7));
  const [behind, over] = pick(hairStyles, Math.floor(number / 11));
  const hair = pick(hairs, Math.floor(number / 13));
  const shapes = [
    `<rect width='64' height='64' fill='${pick(backgrounds, number)}'/>`,
    `<g fill='${hair}'>${behind}</g>`,
    `<path d='M10 64q2-19 22-19t22 19z' fill='${pick(clothes, Math.floor(number / 17))}'/>`,
    `<path d='M27 38h10v9q-5 5-10 0z' fill='${skin}'/>`,
    `<ellipse cx='32' cy='29' rx='10' ry='12' fill='${skin}'/>`,
    `<g fill='${hair}'>${over}</g>`,
    "<path d='M28 34q4 4 8 0' fill='none' stroke='#7A3E2B'/>",
  ];
  return toPicture(64, 64, shapes.join(''));
}
