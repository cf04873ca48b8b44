import { wrap } from './pdf-text';

const measure = (text: string) => text.length;

test('breaks between words', () => {
  expect(wrap('one two three', 7, measure)).toEqual(['one two', 'three']);
});

test('cuts a word that is wider than the line', () => {
  expect(wrap('a abcdefghij b', 4, measure)).toEqual(['a', 'abcd', 'efgh', 'ij b']);
});

test('cuts an address where it has a joint', () => {
  expect(wrap('anna.petrova@clinic-north.example', 16, measure)).toEqual([
    'anna.petrova@',
    'clinic-north.',
    'example',
  ]);
});

test('keeps the lines that somebody made', () => {
  expect(wrap('one\ntwo three', 20, measure)).toEqual(['one', 'two three']);
});

test('an empty text is one empty line', () => {
  expect(wrap('', 4, measure)).toEqual(['']);
});
