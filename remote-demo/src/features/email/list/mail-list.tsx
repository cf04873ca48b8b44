import type { Email } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { EmptyState, ErrorState, lazyDialog, Loading } from '@praxis/sdk/ui';
import type { ListQueryControl } from '@praxis/sdk/ui/list';
import {
  useCallback,
  useRef,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { isFocusLost } from '../../../shared/focus-lost';
import { useClampedPage } from '../../../shared/use-clamped-page';
import type { Emails, MailActions } from '../use-mail-actions';
import { useShortcuts } from '../use-shortcuts';
import { isInView, perPage, type MailView } from '../views';
import { ListToolbar } from './list-toolbar';
import styles from './mail-list.module.css';
import { MailRow } from './mail-row';
import { useSelectedEmails } from './use-selected-emails';
import type { useSelection } from './use-selection';
import { WholeList } from './whole-list';

const DeleteDialog = lazyDialog(() => import('../dialogs/delete-dialog'));

interface Props {
  view: MailView;
  /** Name of the list: the folder or the label. */
  name: string;
  label: string;
  list: ListQueryControl;
  loaded: QueryResult<{ emails: Email[]; total?: number }>;
  actions: MailActions;
  /** Id of the email that was last open. */
  lastOpen?: string;
  selection: ReturnType<typeof useSelection>;
  /** Effect that restores the scroll position, and records it from then on. */
  restoreScroll: () => () => void;
}

/** Page of a folder. Shortcuts: j and k move the focus, x selects, s stars, e or # trashes. */
export function MailList({
  view,
  name,
  label,
  list,
  loaded,
  actions,
  lastOpen,
  selection,
  restoreScroll,
}: Props) {
  const { t } = useTranslation('demo');
  const listRef = useRef<HTMLUListElement>(null);
  const emptyState = useRef<HTMLDivElement>(null);
  const { select, selectAll, selectWholeList } = selection;
  useLayoutEffect(restoreScroll, [restoreScroll]);
  const [deleting, setDeleting] = useState<Emails | null>(null);
  const shown = (loaded.shown?.emails ?? []).filter((email) => isInView(email, view, label));
  const total = loaded.shown?.total ?? shown.length;
  const isBeyond = useClampedPage(list, perPage, loaded.data && { rows: shown.length, total });
  const { selected, isSelected, isPageSelected, whole } = useSelectedEmails(
    shown,
    { view, label, q: list.q },
    selection,
  );

  const focusedRow = () => {
    const rows = [...(listRef.current?.children ?? [])];
    return { rows, at: rows.findIndex((row) => row.contains(document.activeElement)) };
  };
  const go = (step: 1 | -1) => {
    const { rows, at } = focusedRow();
    const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
    next?.querySelector('a')?.focus();
  };
  /** The selected emails, or the one of the focused row. */
  const targets = () => {
    const { at } = focusedRow();
    return selected.length > 0 ? selected : shown.filter((_email, index) => index === at);
  };
  /** Index of the row that takes the focus when the focused one is removed. */
  const [nextAt, setNextAt] = useState<number | null>(null);
  /** Lets the row below the focused one take the focus when these emails leave the list. */
  const focusRowAfter = (removed: Emails) => {
    const { at } = focusedRow();
    const above = shown.slice(0, Math.max(at, 0)).filter((email) => !removed.includes(email));
    setNextAt(at < 0 ? null : above.length);
  };
  const trash = () => {
    const emails = targets();
    if (emails.length === 0 || view === 'trash') return;
    focusRowAfter(emails);
    actions.move(emails, 'trash');
    selectAll([]);
  };
  /** Stars the emails, or removes their stars if each has one. */
  const toggleStars = (emails: Emails) => {
    if (emails.length === 0) return;
    const isStarred = emails.every((email) => email.isStarred);
    if (isStarred && view === 'starred') focusRowAfter(emails);
    actions.setStarred(emails, !isStarred);
  };
  const star = useStableCallback((email: Email) => toggleStars([email]));
  const found = loaded.shown?.emails.length ?? 0;
  // All rows of the page were moved: others load, or the list is empty.
  const isCleared = shown.length === 0 && found > 0;
  const isEmptied = isCleared || (isBeyond && (list.page - 1) * perPage < total);
  if (isEmptied && nextAt === null) setNextAt(0);
  useFocusOfRow(listRef, shown.length, nextAt, emptyState);
  const setSelection = (all: readonly number[]) => {
    setNextAt(null);
    selectAll(all);
  };
  const openedAt = shown.findIndex(({ id }) => String(id) === lastOpen);
  useFocusOfRow(listRef, shown.length, lastOpen === undefined ? null : Math.max(openedAt, 0));
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    x: () => {
      const email = shown[focusedRow().at];
      if (email) select(email.id, !isSelected(email.id));
    },
    s: () => toggleStars(targets()),
    e: trash,
    '#': trash,
  });

  if (loaded.error && !loaded.shown)
    return <ErrorState failure={loaded.error} onRetry={loaded.reload} retrying={loaded.loading} />;
  const isNextDue = isCleared && total > found;
  const isLoadingNext = isBeyond || isNextDue || (shown.length === 0 && loaded.data === null);
  if (!loaded.shown || isLoadingNext) return <Loading shape="rows" />;
  return (
    <>
      {shown.length > 0 && (
        <ListToolbar
          {...{ shown, selected, actions, list }}
          total={total}
          onSelectAll={setSelection}
          onDelete={setDeleting}
          isRowNext={nextAt !== null}
        />
      )}
      {shown.length > 0 && isPageSelected && total > shown.length && (
        <WholeList
          {...{ name, total, whole }}
          isSearch={list.q !== ''}
          onChoose={selectWholeList}
          onClear={() => setSelection([])}
        />
      )}
      {shown.length === 0 ? (
        <div ref={emptyState} tabIndex={-1}>
          <EmptyState
            drawing={list.isFiltered ? 'search' : 'messages'}
            title={list.q === '' ? t('email.empty', { name }) : t('email.noMatch', { q: list.q })}
          />
        </div>
      ) : (
        <ul
          ref={listRef}
          className={styles['list']}
          aria-label={name}
          aria-busy={loaded.data === null || undefined}
        >
          {shown.map((email) => (
            <MailRow
              key={email.id}
              email={email}
              view={view}
              label={label}
              q={list.q}
              selected={isSelected(email.id)}
              onSelect={select}
              onStar={star}
            />
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteDialog
          emails={deleting}
          onClose={() => setDeleting(null)}
          onDone={() => setSelection([])}
        />
      )}
    </>
  );
}

/**
 * Focuses a row when the number of rows changes and the focus is lost; focuses `emptyState` if no row
 * is left.
 */
function useFocusOfRow(
  listRef: RefObject<HTMLUListElement | null>,
  count: number,
  at: number | null,
  emptyState?: RefObject<HTMLElement | null>,
): void {
  const focus = useEffectEvent(() => {
    if (at === null || !isFocusLost()) return;
    const row = listRef.current?.children[Math.min(at, count - 1)];
    (row?.querySelector('a') ?? emptyState?.current)?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), [count]);
}

/** Function with a stable identity, so that no row renders again for it. */
function useStableCallback<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
