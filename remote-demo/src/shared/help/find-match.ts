import { searchText } from '@praxis/contract/rules/texts/search-text';

/** Finds the first match of a search term: its start and end offsets, or undefined. */
export function findMatch(text: string, typed: string): readonly [number, number] | undefined {
  const term = searchText(typed.trim());
  if (term === '') return undefined;
  // Compares character by character: normalizing may turn one character into several or none.
  const letters = Array.from(text);
  const compared = letters.map(searchText);
  const at = compared.join('').indexOf(term);
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
  return [before(at), before(at + term.length)];
}
