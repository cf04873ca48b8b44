/**
 * A text as searches compare it: without case and accents, and with the apostrophes and spaces that
 * keyboards have. `telephone` finds `Téléphone`, `o'shea` finds `O’Shea`.
 */
export function searchText(text: string): string {
  // Most texts are plain, and of ten thousand rows each is compared.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s/g, ' ')
    .toLowerCase();
}

/** Where a text holds what was typed: the first place and the one behind it; undefined where it does not. */
export function placeOf(text: string, typed: string): readonly [number, number] | undefined {
  const wanted = searchText(typed.trim());
  if (wanted === '') return undefined;
  // Letter by letter, as some of them are compared as more or fewer than they are.
  const letters = Array.from(text);
  const compared = letters.map(searchText);
  const at = compared.join('').indexOf(wanted);
  if (at < 0) return undefined;
  const before = (end: number) => {
    let [length, place] = [0, 0];
    for (const [index, letter] of letters.entries()) {
      if (length >= end) break;
      length += compared[index]?.length ?? 0;
      place += letter.length;
    }
    return place;
  };
  return [before(at), before(at + wanted.length)];
}
