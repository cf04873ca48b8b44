import { findMatch } from './find-match';

const found = (text: string, typed: string) => {
  const match = findMatch(text, typed);
  return match && text.slice(...match);
};

it.each([
  ['Brigid O’Shea', "o'shea", 'O’Shea'],
  ['Brigid O’Shea', ' brigid ', 'Brigid'],
  ['Le téléphone', 'telephone', 'téléphone'],
  ['Le te\u0301le\u0301phone', 'telephone', 'te\u0301le\u0301phone'],
  ['1\u202f234 €', '1 234', '1\u202f234'],
  ['Jörg Weiß', 'weiss', 'Weiß'],
  ['🦷 and then Zoltan', 'zoltan', 'Zoltan'],
])('finds in %p, for %p, the text %p', (text, typed, there) => {
  expect(found(text, typed)).toBe(there);
});

it.each(['', '  ', 'nowhere'])('finds no match for %p', (typed) => {
  expect(findMatch('Brigid O’Shea', typed)).toBeUndefined();
});
