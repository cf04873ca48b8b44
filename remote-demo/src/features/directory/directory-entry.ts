import type { DirectoryPage } from '@praxis/contract/demo/search';
import type { Language, Navigation } from '@praxis/sdk';
import type { IconDrawing } from '@praxis/sdk/ui';

/** A page of the directory that the person may see, as it is shown. */
export interface DirectoryEntry {
  id: number;
  path: string;
  /** In the person's language. */
  label: string;
  icon: IconDrawing;
  isBookmarked: boolean;
  /** The menu links to it. */
  inMenu: boolean;
  /** The menu's heading over it, or over its feature; empty where there is none. */
  group: string;
  /** What it is called in the directory. */
  title: string;
}

/** A sheet of paper, for a page whose feature has no link in the menu. */
const sheet: IconDrawing = [
  ['path', { d: 'M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z' }],
  ['path', { d: 'M14 2v6h6' }],
];

/**
 * The directory's pages as the app has them: those that the manifest lists, which holds what the
 * person may see, with its titles and the menu's icons. Pages of the shell are in no manifest: their
 * titles come by their addresses.
 */
export function entriesOf(
  directory: readonly DirectoryPage[],
  { menu, pages }: Navigation,
  language: Language,
  ofShell: ReadonlyMap<string, string>,
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
    const name = label ?? ofShell.get(link);
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

/** Those that are bookmarked, in their order: also one that was set just now, whose answer is under way. */
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

/** Two layouts of one page have the same title, and are told apart by their address: `/pages/login-v2`. */
function versionIn(link: string): string {
  const version = /-v(\d)$/.exec(link)?.[1];
  return version ? ` ${version}` : '';
}
