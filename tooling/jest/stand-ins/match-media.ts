/** Width that tests take place at: a desktop window. */
const width = 1280;

/** Answers width queries for a desktop window, and "no" to every other preference. */
export function standInMatchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: matchesWidth(query),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

function matchesWidth(query: string): boolean {
  const conditions = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  if (conditions.length === 0) return false;
  return conditions.every(([, bound, pixels]) =>
    bound === 'min' ? width >= Number(pixels) : width <= Number(pixels),
  );
}
