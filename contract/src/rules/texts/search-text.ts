/** Letters that are no letter with an accent, and marks, as people write them who lack the key. */
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
 * A text as every search compares it: without case and accents, and with the apostrophes and spaces that
 * keyboards have. `sao` finds `São`, `weiss` finds `Weiß`, `o'shea` finds `O’Shea`.
 */
export function searchText(text: string): string {
  // Most names and all numbers are plain, and of thousands of rows each is compared.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(/[ßæœøđðłıþ’]/g, (letter) => plainLetters[letter] ?? letter);
}
