import { useMemo } from 'react';
import { toggleBookmark } from '@praxis/contract/demo/search';
import { useLanguage, useTranslation, type Navigation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { bookmarkedOf, entriesOf, type DirectoryEntry } from './directory-entry';
import { bookmarksQuery } from './queries';

/** Directory entries that the user may see, and their bookmarks in order; null while loading. */
export function useDirectory(navigation: Navigation) {
  const language = useLanguage();
  const { t } = useTranslation('demo');
  const { data, error, loading, reload } = useQuery(bookmarksQuery, {});
  const directory = useMemo(() => {
    if (!data) return null;
    const shellTitles = new Map([
      ['/misc/not-authorized', t('directory.notAuthorized')],
      ['/misc/error', t('directory.error')],
    ]);
    const entries = entriesOf(data.suggestions, navigation, language, shellTitles);
    return { entries, bookmarks: bookmarkedOf(entries, data.bookmarks) };
  }, [data, navigation, language, t]);
  return { directory, error, loading, reload };
}

type Bookmarkable = Pick<DirectoryEntry, 'id' | 'label' | 'isBookmarked'>;

/** Adds or removes a bookmark, as an optimistic update. */
export function useToggleBookmark() {
  const text = useUiText();
  const { runOrNotify } = useMutation(toggleBookmark);
  const toggle = (entry: Bookmarkable) => {
    const { id, label, isBookmarked } = entry;
    void runOrNotify(
      { body: { id } },
      {
        turns: { what: id, on: !isBookmarked },
        optimistic: { record: entry, changes: { isBookmarked: !isBookmarked } },
        failed: text('failure.change', { name: label }),
        retry: () => toggle(entry),
      },
    );
  };
  return toggle;
}
