import { searchText } from '@praxis/contract/rules/texts/search-text';

/** Searchable texts of an item; the first one is its name. */
export type SearchTexts = readonly [name: string, ...further: string[]];

/** Rank of a match, the lowest is best; undefined if any word of the query matches no text. */
function rankOf(texts: readonly string[], typed: string): number | undefined {
  const words = typed.split(/\s+/);
  if (!words.every((word) => texts.some((text) => text.includes(word)))) return undefined;
  const [name = ''] = texts;
  if (name.startsWith(typed)) return 0;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1;
  return name.includes(typed) ? 2 : 3;
}

/** Finds matching items, best first, up to the limit; an empty query finds nothing. */
export function find<Item>(
  items: readonly Item[],
  text: string,
  limit: number,
  textsOf: (item: Item) => SearchTexts,
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
