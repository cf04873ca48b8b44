import { useCallback, useState } from 'react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Star from 'lucide-react/icons/star';
import { useTranslation, type TopBarProps } from '@praxis/sdk';
import { pageAt, usePathname } from '@praxis/sdk/router';
import { Icon, IconButton, lazyDialog, Link, Menu, Tooltip } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import type { DirectoryEntry } from '../directory-entry';
import { useDirectory, useToggleBookmark } from '../use-directory';
import styles from './bookmarks-bar.module.css';

const EditBookmarks = lazyDialog(
  () => import(/* webpackChunkName: "edit-bookmarks" */ '../dialogs/edit-bookmarks'),
);

/** Width of a button in the bar, in pixels. */
const buttonWidth = 40;

/**
 * Bookmarks bar of the top bar: as many links as fit, a menu of the others, and a star that
 * bookmarks the current page. On a phone there is no room: the search dialog lists the bookmarks.
 */
export default function BookmarksBar({ navigation }: TopBarProps) {
  const { t } = useTranslation('demo');
  const { directory } = useDirectory(navigation);
  const [width, ref] = useElementWidth();
  const [editing, setEditing] = useState(false);
  const current = useCurrent(navigation, directory?.entries);
  const toggle = useToggleBookmark();

  const bookmarks = directory?.bookmarks ?? [];
  const hasMenu = bookmarks.length > 1;
  const ownButtons = Number(current !== undefined) + Number(hasMenu);
  const room = Math.floor((width ?? 0) / buttonWidth) - ownButtons;
  const inBar = bookmarks.slice(0, Math.max(room, 0));
  const others = bookmarks.slice(inBar.length);

  return (
    <div ref={ref} className={styles['room']}>
      {room >= 0 && (
        <nav aria-label={t('directory.bookmarks')} className={styles['bar']}>
          {inBar.map((bookmark) => (
            <BookmarkLink
              key={bookmark.id}
              bookmark={bookmark}
              isCurrent={bookmark.id === current?.id}
            />
          ))}
          {current && (
            <IconButton
              icon={Star}
              label={t('directory.bookmarkThis')}
              side="bottom"
              className={classNames(current.isBookmarked && styles['set'])}
              aria-pressed={current.isBookmarked}
              onClick={() => toggle(current)}
            />
          )}
          {hasMenu && (
            <Menu
              label={t('directory.more')}
              align="start"
              items={[
                ...others.map(({ id, label, icon, path }) => ({
                  key: String(id),
                  label,
                  icon,
                  to: path,
                })),
                ...(others.length > 0 ? [{ key: 'divider', divider: true as const }] : []),
                {
                  key: 'edit',
                  label: t('directory.edit'),
                  icon: ArrowUpDown,
                  onSelect: () => setEditing(true),
                },
              ]}
            >
              <IconButton icon={Ellipsis} label={t('directory.more')} side="bottom" />
            </Menu>
          )}
        </nav>
      )}
      {editing && <EditBookmarks navigation={navigation} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** The directory's entry for the current address, also if a record of that page is open. */
function useCurrent(
  navigation: TopBarProps['navigation'],
  entries: readonly DirectoryEntry[] | undefined,
): DirectoryEntry | undefined {
  const pathname = usePathname();
  const paths = pageAt(navigation, pathname)?.page.paths;
  return entries?.find(({ path }) => paths?.includes(path));
}

/** Measures the width of an element, and follows its changes; null until it is known. */
function useElementWidth(): [width: number | null, ref: (element: HTMLElement | null) => void] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [width, ref];
}

interface LinkProps {
  bookmark: DirectoryEntry;
  isCurrent: boolean;
}

function BookmarkLink({ bookmark: { label, icon, path }, isCurrent }: LinkProps) {
  return (
    <Tooltip text={label} side="bottom" describes={false}>
      <Link
        to={path}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        className={styles['link']}
      >
        <Icon of={icon} />
      </Link>
    </Tooltip>
  );
}
