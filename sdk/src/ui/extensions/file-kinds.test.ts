import { accepts, kindsIn } from './file-kinds';

const file = (name: string, type = '') => new File(['x'], name, { type });

it.each([
  ['.pdf,image/*', file('a.PDF'), true],
  ['.pdf, image/*', file('a.png', 'image/png'), true],
  ['.pdf,image/*', file('b.exe', 'application/x-msdownload'), false],
  ['.pdf,image/*', file('image'), false],
  ['.pdf', file('pdf'), false],
  ['application/json,.json', file('a.json'), true],
  ['application/json', file('a', 'application/json'), true],
  ['image/png', file('a.jpg', 'image/jpeg'), false],
  ['*/*', file('b.exe'), true],
  ['', file('b.exe'), true],
  [undefined, file('b.exe'), true],
])('checks accept=%j for %j: %j', (accept, { name, type }, expected) => {
  expect(accepts({ name, type }, accept)).toBe(expected);
});

it('returns each file type once, in its usual spelling', () => {
  expect(kindsIn('.pdf, image/*,application/json,.json,image/svg+xml')).toEqual([
    'PDF',
    'image',
    'JSON',
    'SVG',
  ]);
});
