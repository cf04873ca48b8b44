import { useState } from 'react';
import { useHost, useIdentity, type TopBarProps } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import type { DirectoryEntry } from '../directory-entry';
import { foundQuery } from '../queries';
import { useDirectory } from '../use-directory';
import { find } from './find';
import { contactFound, fileFound, pageFound, type FoundGroup } from './found';
import { recentPages } from './recent';

/** How many pages are suggested to somebody who has neither found nor bookmarked one. */
const suggestedAtMost = 4;

/**
 * What the search shows for a text; where there is none, the pages that were found lately and the
 * bookmarks. Each group has at most as many as the back end says.
 */
export function useFound(text: string, { navigation }: TopBarProps) {
  const { can } = useHost();
  const { userData } = useIdentity();
  const [recent] = useState(() => recentPages(userData.id));
  const pages = useDirectory(navigation);
  const others = useQuery(foundQuery, {});
  const { directory } = pages;

  const groups = (): FoundGroup[] | null => {
    if (!directory || !others.data) return null;
    if (text.trim() === '') return withoutText(directory, recent);
    const [inPages, files, contacts] = others.data.searchArr;
    // A file is nobody's page: who may see no more than some pages finds pages alone.
    return [
      group('pages', findPages(directory.entries, text, inPages.searchLimit).map(pageFound)),
      group(
        'files',
        !can('read', 'File')
          ? []
          : find(files.data, text, files.searchLimit, ({ title, by }) => [title, by]).map(
              fileFound,
            ),
      ),
      group(
        'contacts',
        !can('read', 'Email')
          ? []
          : find(contacts.data, text, contacts.searchLimit, ({ title, email }) => [
              title,
              email,
            ]).map(contactFound),
      ),
    ].filter(({ found }) => found.length > 0);
  };

  return {
    groups: groups(),
    /** How many bookmarks there are. */
    bookmarks: directory?.bookmarks.length ?? 0,
    error: pages.error ?? others.error,
    loading: pages.loading || others.loading,
    reload() {
      if (pages.error) pages.reload();
      if (others.error) others.reload();
    },
  };
}

const group = (name: FoundGroup['name'], found: FoundGroup['found']): FoundGroup => ({
  name,
  found,
});

/** By their own names, and then by that of their group in the menu. */
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

function withoutText({ entries, bookmarks }: Directory, recent: readonly string[]): FoundGroup[] {
  const lately = recent.flatMap((path) => entries.find((entry) => entry.path === path) ?? []);
  const kept = bookmarks.filter((entry) => !lately.includes(entry));
  const groups = [
    group('recent', lately.map(pageFound)),
    group('bookmarks', kept.map(pageFound)),
  ].filter(({ found }) => found.length > 0);
  if (groups.length > 0) return groups;
  const suggested = entries.filter(({ inMenu }) => inMenu).slice(0, suggestedAtMost);
  return [group('suggested', suggested.map(pageFound))];
}
