/** Replacements for letters and marks that do not decompose to a letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  '’': "'",
};

/**
 * Normalizes a text for searching: without case and accents, with plain apostrophes and spaces. `sao` finds
 * `São`, `weiss` finds `Weiß`, `o'shea` finds `O’Shea`.
 */
export function searchText(text: string): string {
  // Fast path: most texts are plain ASCII, and thousands of rows are compared.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(/[ßæœøđðłıþ’]/g, (letter) => plainLetters[letter] ?? letter);
}
