import { useMemo } from 'react';
import { toggleBookmark } from '@praxis/contract/demo/search';
import { useLanguage, useTranslation, type Navigation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { bookmarkedOf, entriesOf, type DirectoryEntry } from './directory-entry';
import { bookmarksQuery } from './queries';

/** The directory's pages that the person may see, and their bookmarks in order; null until they are there. */
export function useDirectory(navigation: Navigation) {
  const language = useLanguage();
  const { t } = useTranslation('demo');
  const { data, error, loading, reload } = useQuery(bookmarksQuery, {});
  const directory = useMemo(() => {
    if (!data) return null;
    const ofShell = new Map([
      ['/misc/not-authorized', t('directory.notAuthorized')],
      ['/misc/error', t('directory.error')],
    ]);
    const entries = entriesOf(data.suggestions, navigation, language, ofShell);
    return { entries, bookmarks: bookmarkedOf(entries, data.bookmarks) };
  }, [data, navigation, language, t]);
  return { directory, error, loading, reload };
}

type Marked = Pick<DirectoryEntry, 'id' | 'label' | 'isBookmarked'>;

/** Sets or takes away a bookmark, at once. */
export function useToggleBookmark() {
  const text = useUiText();
  const { attempt } = useMutation(toggleBookmark);
  const toggle = (entry: Marked) => {
    const { id, label, isBookmarked } = entry;
    void attempt(
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
