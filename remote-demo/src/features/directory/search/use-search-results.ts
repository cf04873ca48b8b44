import { useState } from 'react';
import { useHost, useIdentity, type TopBarProps } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import type { DirectoryEntry } from '../directory-entry';
import { foundQuery } from '../queries';
import { useDirectory } from '../use-directory';
import { find } from './find';
import { contactResult, fileResult, pageResult, type SearchResultGroup } from './search-result';
import { recentPages } from './recent';

/** Number of pages suggested to a user without recent pages and bookmarks. */
const maxSuggested = 4;

/**
 * Search results for a text; without a text, recent pages and bookmarks. The back end defines the
 * limit of each group.
 */
export function useSearchResults(text: string, { navigation }: TopBarProps) {
  const { can } = useHost();
  const { userData } = useIdentity();
  const [recent] = useState(() => recentPages(userData.id));
  const pages = useDirectory(navigation);
  const others = useQuery(foundQuery, {});
  const { directory } = pages;

  const groups = (): SearchResultGroup[] | null => {
    if (!directory || !others.data) return null;
    if (text.trim() === '') return initialGroups(directory, recent);
    const [inPages, files, contacts] = others.data.searchArr;
    // Files belong to no page, so their own permissions apply.
    return [
      group('pages', findPages(directory.entries, text, inPages.searchLimit).map(pageResult)),
      group(
        'files',
        !can('read', 'File')
          ? []
          : find(files.data, text, files.searchLimit, ({ title, by }) => [title, by]).map(
              fileResult,
            ),
      ),
      group(
        'contacts',
        !can('read', 'Email')
          ? []
          : find(contacts.data, text, contacts.searchLimit, ({ title, email }) => [
              title,
              email,
            ]).map(contactResult),
      ),
    ].filter(({ found }) => found.length > 0);
  };

  return {
    groups: groups(),
    /** Number of bookmarks. */
    bookmarks: directory?.bookmarks.length ?? 0,
    error: pages.error ?? others.error,
    loading: pages.loading || others.loading,
    reload() {
      if (pages.error) pages.reload();
      if (others.error) others.reload();
    },
  };
}

const group = (
  name: SearchResultGroup['name'],
  found: SearchResultGroup['found'],
): SearchResultGroup => ({
  name,
  found,
});

/** Finds pages by their own names, then by the name of their menu group. */
function findPages(entries: readonly DirectoryEntry[], text: string, limit: number) {
  const named = find(entries, text, limit, ({ label, title }) => [label, title]);
  const others = entries.filter((entry) => !named.includes(entry));
  const grouped = find(others, text, limit, ({ label, title, group }) => [label, title, group]);
  return [...named, ...grouped].slice(0, limit);
}

interface Directory {
  entries: readonly DirectoryEntry[];
  bookmarks: readonly DirectoryEntry[];
}

function initialGroups(
  { entries, bookmarks }: Directory,
  recent: readonly string[],
): SearchResultGroup[] {
  const recentEntries = recent.flatMap(
    (path) => entries.find((entry) => entry.path === path) ?? [],
  );
  const otherBookmarks = bookmarks.filter((entry) => !recentEntries.includes(entry));
  const groups = [
    group('recent', recentEntries.map(pageResult)),
    group('bookmarks', otherBookmarks.map(pageResult)),
  ].filter(({ found }) => found.length > 0);
  if (groups.length > 0) return groups;
  const suggested = entries.filter(({ inMenu }) => inMenu).slice(0, maxSuggested);
  return [group('suggested', suggested.map(pageResult))];
}
