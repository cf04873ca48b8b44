import type { DirectoryPage } from '@praxis/contract/demo/search';
import type { Language, Navigation } from '@praxis/sdk';
import type { IconDrawing } from '@praxis/sdk/ui';

/** Page of the directory that the user may see. */
export interface DirectoryEntry {
  id: number;
  path: string;
  /** In the user's language. */
  label: string;
  icon: IconDrawing;
  isBookmarked: boolean;
  /** The menu links to it. */
  inMenu: boolean;
  /** Heading of its group in the menu, or of its feature's group; empty if there is none. */
  group: string;
  /** Title in the directory. */
  title: string;
}

/** Sheet of paper: icon of a page whose feature has no menu entry. */
const sheet: IconDrawing = [
  ['path', { d: 'M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z' }],
  ['path', { d: 'M14 2v6h6' }],
];

/**
 * Combines the directory's pages with the manifest, which lists the pages that the user may see,
 * their titles and the menu's icons. Pages of the shell are in no manifest: their titles are passed
 * in by path.
 */
export function entriesOf(
  directory: readonly DirectoryPage[],
  { menu, pages }: Navigation,
  language: Language,
  shellTitles: ReadonlyMap<string, string>,
): DirectoryEntry[] {
  const links = menu.flatMap(({ label, entries }) =>
    entries.map((entry) => ({ ...entry, group: label?.[language] ?? '' })),
  );
  const pageAt = (link: string) => pages.find(({ paths }) => paths.includes(link));
  const linkOf = (link: string, feature: string) =>
    links.find(({ path }) => path === link) ??
    links.find(({ path }) => pageAt(path)?.feature === feature);

  return directory.flatMap(({ id, link, title, isBookmarked }) => {
    const page = pageAt(link);
    const entry = page && linkOf(link, page.feature);
    const label = (entry?.path === link ? entry.label : page?.title)?.[language];
    const name = label ?? shellTitles.get(link);
    if (name === undefined) return [];
    return {
      id,
      path: link,
      label: name + versionIn(link),
      icon: entry?.icon ?? sheet,
      isBookmarked,
      inMenu: entry?.path === link,
      group: entry?.group ?? '',
      title,
    };
  });
}

/** Bookmarked entries in their order, including an optimistically added one. */
export function bookmarkedOf(
  entries: readonly DirectoryEntry[],
  order: readonly DirectoryPage[],
): DirectoryEntry[] {
  const places = new Map(order.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: DirectoryEntry) => places.get(id) ?? places.size;
  return entries
    .filter(({ isBookmarked }) => isBookmarked)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Suffix that tells two layouts with the same title apart: `/pages/login-v2`. */
function versionIn(link: string): string {
  const version = /-v(\d)$/.exec(link)?.[1];
  return version ? ` ${version}` : '';
}
