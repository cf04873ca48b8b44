import { toPicture } from './svg';

/** Products on a 200 by 160 canvas; `a` is the accent color, `d` the dark one. */
const shapes = {
  bag: "<rect x='62' y='48' width='76' height='84' rx='20' class='a'/><path d='M84 48q0-20 16-20t16 20' class='l'/><rect x='74' y='88' width='52' height='32' rx='8' class='d'/>",
  bottle:
    "<rect x='82' y='52' width='36' height='86' rx='12' class='a'/><rect x='88' y='28' width='24' height='20' rx='5' class='d'/><path d='M92 74v44' class='w'/>",
  camera:
    "<rect x='50' y='54' width='100' height='66' rx='12' class='d'/><path d='M82 54l7-14h22l7 14z' class='d'/><circle cx='100' cy='87' r='24' class='a'/><circle cx='100' cy='87' r='11' fill='#FFF'/>",
  chair:
    "<rect x='76' y='24' width='48' height='58' rx='14' class='a'/><rect x='68' y='88' width='64' height='14' rx='7' class='a'/><path d='M100 102v24m-26 8l26-10 26 10' class='l'/>",
  clock:
    "<circle cx='100' cy='80' r='48' class='a'/><circle cx='100' cy='80' r='38' fill='#FFF'/><path d='M100 56v24l16 10' class='l'/>",
  cuff: "<rect x='46' y='40' width='62' height='80' rx='12' class='d'/><rect x='55' y='50' width='44' height='34' rx='4' fill='#FFF'/><path d='M61 68h8l4-9 7 16 4-7h9' class='l'/><path d='M108 100q32 22 44-8' class='l'/><rect x='134' y='52' width='30' height='44' rx='13' class='a'/>",
  desk: "<rect x='36' y='58' width='128' height='11' rx='5' class='a'/><path d='M56 69v62M144 69v62M44 132h24M132 132h24' class='l'/><rect x='82' y='26' width='44' height='30' rx='4' class='d'/>",
  headphones:
    "<path d='M58 98V82q0-42 42-42t42 42v16' class='l'/><rect x='48' y='84' width='24' height='42' rx='12' class='a'/><rect x='128' y='84' width='24' height='42' rx='12' class='a'/>",
  kettle:
    "<path d='M70 64h60l10 66H60z' class='a'/><path d='M84 64q16-22 32 0M134 76q24 4 12 40M66 84L46 70' class='l'/>",
  keyboard:
    "<rect x='34' y='58' width='132' height='52' rx='10' class='d'/><path d='M46 72h10m8 0h10m8 0h10m8 0h10m8 0h10m8 0h10M46 84h10m8 0h10m8 0h10m8 0h10m8 0h10m8 0h10M66 97h68' class='w'/>",
  kit: "<rect x='48' y='50' width='104' height='76' rx='12' class='a'/><path d='M82 50V40h36v10' class='l'/><path d='M94 70h12v12h12v12h-12v12H94V94H82V82h12z' fill='#FFF'/>",
  lamp: "<path d='M84 134h48M108 134L82 84l34-40' class='l'/><path d='M106 30l34 30-32 8-12-22z' class='a'/>",
  mat: "<rect x='40' y='92' width='106' height='32' rx='4' class='a'/><circle cx='146' cy='90' r='26' class='d'/><circle cx='146' cy='90' r='12' class='a'/>",
  mug: "<path d='M62 50h62v62q0 18-18 18H80q-18 0-18-18z' class='a'/><path d='M124 66q28-4 26 18t-26 20' class='l'/><path d='M82 38q-6-8 0-16m20 16q-6-8 0-16' class='l'/>",
  notebook:
    "<rect x='64' y='30' width='78' height='100' rx='7' class='a'/><path d='M78 30v100' class='l'/><path d='M92 54h36M92 68h24' class='w'/>",
  pen: "<path d='M56 118L128 46l16 16-72 72-22 6z' class='a'/><path d='M56 118l16 16-22 6z' class='d'/>",
  pillow:
    "<path d='M46 60q54-18 108 0 12 24 0 48-54 18-108 0-12-24 0-48z' class='a'/><path d='M64 74q36-10 72 0' class='w'/>",
  plant:
    "<path d='M74 92h52l-8 42H82z' class='d'/><path d='M100 92V60M100 74q-34 2-34-32 34 0 34 32zm0-10q0-32 32-34 2 34-32 34z' class='a'/>",
  purifier:
    "<rect x='72' y='28' width='56' height='106' rx='20' class='a'/><circle cx='100' cy='60' r='15' fill='#FFF'/><path d='M84 94h32M84 106h32M84 118h32' class='w'/>",
  scale:
    "<rect x='46' y='44' width='108' height='84' rx='16' class='a'/><rect x='80' y='54' width='40' height='20' rx='5' fill='#FFF'/><path d='M100 72l8-13' class='l'/>",
  screen:
    "<rect x='40' y='34' width='120' height='74' rx='8' class='d'/><rect x='48' y='42' width='104' height='58' rx='3' class='a'/><path d='M100 108v20m-26 4h52' class='l'/>",
  speaker:
    "<rect x='66' y='28' width='68' height='106' rx='16' class='d'/><circle cx='100' cy='94' r='24' class='a'/><circle cx='100' cy='52' r='10' class='a'/>",
  stand:
    "<path d='M58 130h84M84 130l30-88' class='l'/><rect x='88' y='26' width='62' height='76' rx='7' transform='rotate(19 119 64)' class='a'/>",
  stethoscope:
    "<path d='M66 34v30q0 22 22 22t22-22V34M88 86v14q0 28 28 28t28-28V84' class='l'/><circle cx='144' cy='74' r='14' class='a'/>",
  tablet:
    "<rect x='62' y='26' width='76' height='108' rx='10' class='d'/><rect x='69' y='35' width='62' height='86' rx='3' class='a'/><path d='M80 56h40M80 70h28' class='w'/>",
  thermometer:
    "<path d='M60 112l52-60q10-11 20-2t0 20L74 124q-10 8-16 2t2-14z' class='a'/><rect x='104' y='54' width='26' height='13' rx='4' transform='rotate(-47 117 60)' fill='#FFF'/>",
  watch:
    "<path d='M84 52l4-28h24l4 28zm0 56l4 28h24l4-28z' class='d'/><rect x='72' y='46' width='56' height='68' rx='18' class='a'/><path d='M100 66v16l12 6' class='w'/>",
} as const;

export type ProductShape = keyof typeof shapes;

/** Draws a product in a color. */
export function productPicture(shape: ProductShape, accent: string): string {
  return toPicture(
    200,
    160,
    `<style>.a{fill:${accent}}.d{fill:#344054}.l,.w{fill:none;stroke:#344054;stroke-width:5;stroke-linecap:round}.w{stroke:#FFF}</style><rect width='200' height='160' fill='#F2F4F7'/>${shapes[shape]}`,
  );
}
