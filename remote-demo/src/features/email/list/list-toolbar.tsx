import type { EmailFolder } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { Checkbox, IconButton } from '@praxis/sdk/ui';
import { Pagination, type ListQueryControl } from '@praxis/sdk/ui/list';
import Inbox from 'lucide-react/icons/inbox';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../../shared/focus-lost';
import { LabelMenu, MoveMenu } from '../mail-menus';
import type { Emails, MailActions } from '../use-mail-actions';
import { perPage } from '../views';
import styles from './mail-list.module.css';

interface Props {
  shown: Emails;
  selected: Emails;
  actions: MailActions;
  onSelectAll(ids: readonly number[]): void;
  list: Pick<ListQueryControl, 'page' | 'setPage'>;
  /** Number of emails of the folder, on all pages. */
  total: number;
  /** Confirms, then deletes permanently. */
  onDelete(emails: Emails): void;
  /** A row of the list takes the lost focus, not this toolbar. */
  isRowNext: boolean;
}

/** Selects all rows of the page, and offers actions on the selected ones. */
export function ListToolbar(props: Props) {
  const { shown, selected, actions, list, total, onSelectAll, onDelete, isRowNext } = props;
  const { t } = useTranslation('demo');
  const clear = () => onSelectAll([]);
  const toolbarRef = useRef<HTMLDivElement>(null);
  const hadSelection = useRef(false);
  const hasSelection = selected.length > 0;
  // The pressed button disappears with the selection.
  useEffect(() => {
    if (hadSelection.current && !hasSelection && !isRowNext && isFocusLost())
      toolbarRef.current?.querySelector('input')?.focus();
    hadSelection.current = hasSelection;
  }, [hasSelection, isRowNext]);
  const move = (folder: EmailFolder) => {
    actions.move(selected, folder);
    clear();
  };
  const setRead = (isRead: boolean) => {
    actions.setRead(selected, isRead);
    clear();
  };
  const inTrash = selected.every(({ folder }) => folder === 'trash');
  const anyUnread = selected.some(({ isRead }) => !isRead);
  return (
    <div
      ref={toolbarRef}
      className={styles['toolbar']}
      role="toolbar"
      aria-label={t('email.actions')}
    >
      <Checkbox
        label={t('email.selectAll')}
        checked={selected.length > 0 && selected.length >= shown.length}
        indeterminate={selected.length > 0 && selected.length < shown.length}
        onChange={(all) => onSelectAll(all ? shown.map(({ id }) => id) : [])}
      />
      {selected.length > 0 && (
        <>
          <span className={styles['chosen']} role="status">
            {t('email.chosen', { count: selected.length })}
          </span>
          <IconButton
            size="small"
            icon={anyUnread ? MailOpen : Mail}
            label={t(anyUnread ? 'email.markRead' : 'email.markUnread')}
            onClick={() => setRead(anyUnread)}
          />
          <LabelMenu emails={selected} actions={actions} />
          <MoveMenu emails={selected} actions={actions} onDone={clear} />
          {inTrash ? (
            <>
              <IconButton
                size="small"
                icon={Inbox}
                label={t('email.restore')}
                onClick={() => move('inbox')}
              />
              <IconButton
                size="small"
                danger
                icon={Trash}
                label={t('email.deleteForGood')}
                onClick={() => onDelete(selected)}
              />
            </>
          ) : (
            <IconButton
              size="small"
              icon={Trash}
              label={t('email.trash')}
              onClick={() => move('trash')}
            />
          )}
        </>
      )}
      {selected.length === 0 && (
        <div className={styles['pages']}>
          <Pagination page={list.page} perPage={perPage} total={total} onPage={list.setPage} />
        </div>
      )}
    </div>
  );
}
