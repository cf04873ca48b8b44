import { searchText } from '@praxis/contract/rules/texts/search-text';

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
