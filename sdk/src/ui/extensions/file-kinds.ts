const kindsOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);

/**
 * Returns whether a file matches an input's `accept`, like ".pdf,image/*". The browser enforces it in its
 * file picker only, where users can also choose to see all files.
 */
export function accepts({ name, type }: Pick<File, 'name' | 'type'>, accept = ''): boolean {
  const kinds = kindsOf(accept);
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      if (kind === '*/*') return true;
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}

/** Returns the distinct file types of an input's `accept`: "PDF", or "image" for all images. */
export const kindsIn = (accept: string): string[] => [
  ...new Set(
    kindsOf(accept).map((kind) =>
      kind.endsWith('/*')
        ? kind.slice(0, -2)
        : kind
            .replace(/^.*[./]/, '')
            .replace(/\+.*$/, '')
            .toUpperCase(),
    ),
  ),
];
