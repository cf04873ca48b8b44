const kindsOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);

/**
 * Whether a file is of a kind that an input's `accept` has: ".pdf,image/*". The browser keeps to it in
 * its own list alone, and can be told to show all files there, too.
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

/** What an input's `accept` has, each once: "PDF", and "image" for all pictures. */
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
