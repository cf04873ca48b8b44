import { sizeText, storedSize } from './file-size';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  ['86 kB', 'en', '86 kB'],
  ['86 kB', 'fr', '86 ko'],
  ['2.4 MB', 'de', '2,4 MB'],
  ['2.4 MB', 'fr', '2,4 Mo'],
  ['2.4 MB', 'pt', '2,4 MB'],
  // Format of drafts that an earlier version stored on a French page.
  ['3 ko', 'en', '3 kB'],
  ['0 kB', 'fr', '0 ko'],
  ['unknown', 'fr', 'unknown'],
])('writes %j in %s as %j', (stored, language, written) => {
  expect(plain(sizeText(stored, language))).toBe(written);
});

it('stores a size in a format that every language can parse', () => {
  expect(storedSize(1_240_000)).toBe('1.2 MB');
  expect(plain(sizeText(storedSize(840), 'fr'))).toBe('0,8 ko');
  expect(storedSize(1)).toBe('0.1 kB');
  expect(storedSize(0)).toBe('0 kB');
});
