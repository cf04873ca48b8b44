import { toPicture } from './svg';

/** Line drawings on a 120 by 80 canvas: strokes in the main color, fills in its tint. */
const drawings = {
  calendar:
    "<rect x='34' y='18' width='52' height='46' rx='5' fill='#CCFBF1'/><path d='M34 31h52M47 12v11M73 12v11M46 42h6m6 0h6m6 0h6M46 52h6m6 0h6'/>",
  people:
    "<circle cx='48' cy='30' r='10' fill='#CCFBF1'/><circle cx='76' cy='33' r='8' fill='#FEF3C7'/><path d='M30 64q2-18 18-18t18 18zM68 64q0-10-4-15 4-4 12-4 14 0 16 19z'/>",
  wallet:
    "<rect x='30' y='24' width='60' height='40' rx='5' fill='#CCFBF1'/><path d='M30 34h60M70 44h20v11H70q-6-5 0-11zM38 24l34-11 5 11'/>",
  shield:
    "<path d='M60 10l26 9v20q0 20-26 31-26-11-26-31V19z' fill='#CCFBF1'/><path d='M48 40l9 9 16-18'/>",
  messages:
    "<path d='M28 16h46q5 0 5 5v22q0 5-5 5H48L36 58V48h-8q-5 0-5-5V21q0-5 5-5z' fill='#CCFBF1'/><path d='M34 28h34M34 37h22M86 30h6q5 0 5 5v20q0 5-5 5h-6v9l-11-9H56'/>",
  plug: "<rect x='20' y='30' width='30' height='22' rx='5' fill='#CCFBF1'/><path d='M50 36h10M50 46h10M20 41H8'/><rect x='72' y='26' width='30' height='30' rx='6' fill='#FEF3C7'/><path d='M102 41h10'/>",
  seedling:
    "<path d='M44 56h32l-5 16H49z' fill='#CCFBF1'/><path d='M60 56V30M60 42q-18 2-18-16 18-2 18 16zM60 36q0-17 17-17 1 17-17 17z'/>",
  tree: "<path d='M44 56h32l-5 16H49z' fill='#CCFBF1'/><path d='M60 56V36'/><circle cx='60' cy='24' r='16' fill='#D1FAE5'/><path d='M60 40V22M60 32l8-7M60 29l-7-6'/>",
  garden:
    "<path d='M14 66h92'/><circle cx='36' cy='30' r='15' fill='#D1FAE5'/><circle cx='80' cy='26' r='18' fill='#CCFBF1'/><path d='M36 66V28M80 66V24M56 66q-1-12 3-16 6 5 4 16M36 42l7-6M80 42l-9-8'/>",
} as const;

export type DrawingName = keyof typeof drawings;

/** A line drawing for a card, by subject. */
export function drawing(name: DrawingName): string {
  return toPicture(
    120,
    80,
    `<g fill='none' stroke='#0F766E' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${drawings[name]}</g>`,
  );
}

const fileColors = {
  PDF: '#B42318',
  XLS: '#067647',
  DOC: '#175CD3',
  IMG: '#B45FD0',
  ZIP: '#475467',
};

export type FileKind = keyof typeof fileColors;

/** The icon of a file kind. */
export function fileIcon(kind: FileKind): string {
  return toPicture(
    32,
    32,
    `<path d='M7 2h12l6 6v22H7z' fill='#FFF' stroke='${fileColors[kind]}' stroke-width='2'/><path d='M19 2v6h6' fill='none' stroke='${fileColors[kind]}' stroke-width='2'/><text x='16' y='24' font-family='sans-serif' font-size='8' font-weight='700' text-anchor='middle' fill='${fileColors[kind]}'>${kind}</text>`,
  );
}
