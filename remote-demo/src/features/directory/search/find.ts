import { searchText } from '@praxis/contract/rules/texts/search-text';

/** Something that is searched by texts, the first of which is its name. */
export type Searched = readonly [name: string, ...further: string[]];

/** How well texts match what was typed, the lowest best; undefined where a word of it is in none of them. */
function rankOf(texts: readonly string[], typed: string): number | undefined {
  const words = typed.split(/\s+/);
  if (!words.every((word) => texts.some((text) => text.includes(word)))) return undefined;
  const [name = ''] = texts;
  if (name.startsWith(typed)) return 0;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1;
  return name.includes(typed) ? 2 : 3;
}

/** What matches, the best first and at most so many; nothing where nothing is typed. */
export function find<Item>(
  items: readonly Item[],
  text: string,
  limit: number,
  textsOf: (item: Item) => Searched,
): Item[] {
  const typed = searchText(text.trim());
  if (typed === '') return [];
  return items
    .flatMap((item) => {
      const rank = rankOf(textsOf(item).map(searchText), typed);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}
