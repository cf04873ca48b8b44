import { joinShapes, pathDataOf } from './one-path.mjs';

test('joins the stroked shapes of an icon, and keeps filled ones, which have a look of their own', () => {
  expect(
    joinShapes([
      ['path', { d: 'M8 2v3' }],
      ['circle', { cx: '12', cy: '12', r: '.5', fill: 'currentColor' }],
      ['line', { x1: '2', x2: '22', y1: '5', y2: '6' }],
    ]),
  ).toEqual([
    ['path', { d: 'M8 2v3M2 5L22 6' }],
    ['circle', { cx: '12', cy: '12', r: '.5', fill: 'currentColor' }],
  ]);
});

test.each([
  ['circle', { cx: '12', cy: '8', r: '5' }, 'M7 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0z'],
  ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }, 'M3 5a9 3 0 1 0 18 0 9 3 0 1 0-18 0z'],
  ['polyline', { points: '22 12 16 12 14 15' }, 'M22 12 16 12 14 15'],
  ['polygon', { points: '12 2 20 7 4 12' }, 'M12 2 20 7 4 12z'],
  ['rect', { x: '1', y: '2', width: '3', height: '4' }, 'M1 2h3v4h-3z'],
  [
    'rect',
    { x: '3', y: '4.1', width: '18', height: '16.2', rx: '2' },
    'M5 4.1h14a2 2 0 0 1 2 2v12.2a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-12.2a2 2 0 0 1 2-2z',
  ],
] as const)('draws a %s as a path', (tag, attributes, path) => {
  expect(pathDataOf([tag, attributes])).toBe(path);
});

test.each([
  ['m14 12 4 4 4-4', 'M14 12l4 4 4-4'],
  ['m3 9-.5.5', 'M3 9l-.5.5'],
  ['m8.5-1.5.5-3z', 'M8.5-1.5l.5-3z'],
  ['m6 9h2', 'M6 9h2'],
  ['M1 2h3', 'M1 2h3'],
])('begins %s at an absolute position', (d, path) => {
  expect(pathDataOf(['path', { d }])).toBe(path);
});

test('refuses an element that has no path', () => {
  expect(() => pathDataOf(['text', {}])).toThrow('"text"');
});
