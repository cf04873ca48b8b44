import { wrap } from './pdf-text';

const measure = (text: string) => text.length;

test('breaks between words', () => {
  expect(wrap('one two three', 7, measure)).toEqual(['one two', 'three']);
});

test('cuts a word that is wider than the line', () => {
  expect(wrap('a abcdefghij b', 4, measure)).toEqual(['a', 'abcd', 'efgh', 'ij b']);
});

test('an empty text is one empty line', () => {
  expect(wrap('', 4, measure)).toEqual(['']);
});
