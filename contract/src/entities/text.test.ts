import { emailSchema } from './primitives';
import { lineInput, optionalLineInput, optionalTextInput, phoneInput, textInput } from './text';

test('texts are trimmed', () => {
  expect(lineInput(10).parse('  Anna  ')).toBe('Anna');
  expect(textInput(20).parse(' two\nlines ')).toBe('two\nlines');
});

test('accents, other scripts, comparisons and angle brackets are allowed', () => {
  for (const text of [
    'Ümit Çelik',
    'João',
    // Right-to-left without control characters; a zero-width non-joiner inside a word.
    'שירה לוי',
    'می‌خواهم',
    '李小龙',
    'pain < 3 of 10',
    'a > b',
    'I <3 it',
    'take <b> meals',
    '<before meals>',
  ])
    expect(lineInput(50).parse(text)).toBe(text);
});

test.each(['', '   ', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u202eb', 'a\u2067b', 'x'.repeat(51)])(
  'a line must not be %j',
  (text) => expect(lineInput(50).safeParse(text).success).toBe(false),
);

test.each(['', 'a\u0007b', 'a\u202eb', 'x'.repeat(51)])('a text must not be %j', (text) =>
  expect(textInput(50).safeParse(text).success).toBe(false),
);

test('an optional text may be empty', () => {
  expect(optionalLineInput(5).parse(' ')).toBe('');
  expect(optionalTextInput(5).parse('')).toBe('');
});

test.each(['x', ' ', '<', '<a', '<a ', '\n', 'ü', '>'])(
  'a megabyte of %j is rejected quickly by every field',
  (part) => {
    const long = `a${part.repeat(1_000_000 / part.length)}b`;
    const startedAt = Date.now();
    for (const input of [
      lineInput(80),
      textInput(5000),
      optionalLineInput(80),
      phoneInput,
      emailSchema,
    ])
      expect(input.safeParse(long).success).toBe(false);
    expect(Date.now() - startedAt).toBeLessThan(1000);
  },
);
