/** Viewport width in tests: a desktop window. */
const width = 1280;

/** Evaluates width queries for a desktop window; all other queries don't match. */
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
