import { pick, toPicture } from './svg';

interface Palette {
  sky: string;
  far: string;
  near: string;
  light: string;
}

const palettes: readonly [Palette, ...Palette[]] = [
  { sky: '#CCFBF1', far: '#5EAFA5', near: '#0F766E', light: '#FEF3C7' },
  { sky: '#DBEAFE', far: '#7FA6E8', near: '#2E6FD8', light: '#FFFFFF' },
  { sky: '#FFEDD5', far: '#F0A868', near: '#B45309', light: '#FFF7ED' },
  { sky: '#F3E8FF', far: '#C39ADB', near: '#7E3FA0', light: '#FDF4FF' },
  { sky: '#E2E8F0', far: '#94A3B8', near: '#475467', light: '#F8FAFC' },
  { sky: '#FCE7F3', far: '#EE9DBE', near: '#B0285C', light: '#FFF1F2' },
];

/** Landscapes: hills, sea, town, forest, peaks, dunes. */
const views: readonly [(palette: Palette) => string, ...((palette: Palette) => string)[]] = [
  ({ far, near }) =>
    `<path d='M0 190q90-90 190-30t210-40v130H0z' fill='${far}'/><path d='M0 230q120-80 220-20t180-30v70H0z' fill='${near}'/>`,
  ({ far, near }) =>
    `<path d='M0 150h400v100H0z' fill='${far}'/><path d='M0 185q50-14 100 0t100 0 100 0 100 0v65H0z' fill='${near}'/><path d='M190 150l30-70v70zm36 0V95l22 55zm-56 6h100l-14 18h-72z' fill='#FFF'/>`,
  ({ far, near }) =>
    `<path d='M20 250V130h50v120zm90 0V90h60v160zm170 0V110h44v140zm70 0v-90h40v90z' fill='${far}'/><path d='M0 250v-24h400v24zM60 226v-56h60v56zM190 226v-86h70v86z' fill='${near}'/>`,
  ({ far, near }) =>
    `<path d='M0 200h400v50H0z' fill='${near}'/><path d='M60 205l35-100 35 100zm80 0l45-130 45 130zm100 0l35-100 35 100z' fill='${far}'/><path d='M20 215l30-80 30 80zm270 0l34-90 34 90z' fill='${near}'/>`,
  ({ far, near, light }) =>
    `<path d='M40 250L160 70l120 180z' fill='${far}'/><path d='M140 250L270 100l130 150z' fill='${near}'/><path d='M160 70l-28 42q14 10 28-2t28 2z' fill='${light}'/>`,
  ({ far, near }) =>
    `<path d='M0 210c120-90 200 20 400-60v100H0z' fill='${far}'/><path d='M0 240c160-10 220-90 400-20v30H0z' fill='${near}'/>`,
];

/** Draws a landscape, different for each number, for blog pictures, covers and photos. */
export function scene(number: number): string {
  const palette = pick(palettes, number);
  const view = pick(views, number + Math.floor(number / palettes.length));
  const sun = `cx='${80 + ((number * 67) % 240)}' cy='${50 + ((number * 23) % 40)}'`;
  const shapes = [
    `<rect width='400' height='250' fill='${palette.sky}'/>`,
    `<circle ${sun} r='26' fill='${palette.light}'/>`,
    view(palette),
  ];
  return toPicture(400, 250, shapes.join(''));
}
