import { wrap } from './pdf-text';

const measure = (text: string) => text.length;

test('breaks between words', () => {
  expect(wrap('one two three', 7, measure)).toEqual(['one two', 'three']);
});

test('cuts a word that is wider than the line', () => {
  expect(wrap('a abcdefghij b', 4, measure)).toEqual(['a', 'abcd', 'efgh', 'ij b']);
});

test('breaks an address at its separators', () => {
  expect(wrap('anna.petrova@clinic-north.example', 16, measure)).toEqual([
    'anna.petrova@',
    'clinic-north.',
    'example',
  ]);
});

test('keeps existing line breaks', () => {
  expect(wrap('one\ntwo three', 20, measure)).toEqual(['one', 'two three']);
});

test('returns one empty line for an empty text', () => {
  expect(wrap('', 4, measure)).toEqual(['']);
});
