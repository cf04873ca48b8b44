import { useMemo } from 'react';
import Star from 'lucide-react/icons/star';
import { moveBookmark } from '@praxis/contract/demo/search';
import { useTranslation, type TopBarProps } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { EmptyState, Icon, IconButton, useUiText } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';
import { SortableList } from '@praxis/sdk/ui/sortable';
import type { DirectoryEntry } from '../directory-entry';
import { useDirectory, useToggleBookmark } from '../use-directory';
import styles from './edit-bookmarks.module.css';

interface Props extends TopBarProps {
  onClose(): void;
}

/** Dialog for sorting bookmarks, by drag and drop or keyboard, and removing them. */
export default function EditBookmarks({ navigation, onClose }: Props) {
  const { t } = useTranslation('demo');
  const { directory } = useDirectory(navigation);
  const text = useUiText();
  const move = useMutation(moveBookmark);
  const bookmarks = directory?.bookmarks ?? [];
  // No success notice; false after a failure, which is reported.
  const moveOnto = async (entry: DirectoryEntry, target: DirectoryEntry): Promise<boolean> =>
    (await move.runOrNotify(
      { body: { id: entry.id, toId: target.id } },
      {
        failed: text('failure.change', { name: entry.label }),
        retry: () => void moveOnto(entry, target),
      },
    )) !== null;
  const render = useMemo(() => (page: DirectoryEntry) => <Row page={page} />, []);

  return (
    <Modal width="small" title={t('directory.bookmarks')} onClose={onClose}>
      {bookmarks.length === 0 ? (
        <EmptyState drawing="list" title={t('directory.noBookmarks')}>
          {t('directory.noBookmarksHint')}
        </EmptyState>
      ) : (
        <SortableList
          label={t('directory.bookmarks')}
          items={bookmarks}
          idOf={idOf}
          nameOf={nameOf}
          render={render}
          sortable={bookmarks.length > 1}
          onMove={moveOnto}
        />
      )}
    </Modal>
  );
}

const idOf = ({ id }: DirectoryEntry) => String(id);
const nameOf = ({ label }: DirectoryEntry) => label;

function Row({ page }: { page: DirectoryEntry }) {
  const { t } = useTranslation('demo');
  const toggle = useToggleBookmark();
  return (
    <div className={styles['row']}>
      <Icon of={page.icon} />
      <span className={styles['name']}>{page.label}</span>
      <IconButton
        icon={Star}
        label={t('directory.remove', { name: page.label })}
        className={styles['star']}
        onClick={() => toggle(page)}
      />
    </div>
  );
}
