import { useTranslation } from '@praxis/sdk';
import { useLocation, useParams, useSearchParams } from '@praxis/sdk/router';
import {
  Button,
  IconButton,
  LinkButton,
  Loading,
  EmptyState,
  lazyComponent,
  lazyDialog,
} from '@praxis/sdk/ui';
import { SearchBox, useList, type ListQuery } from '@praxis/sdk/ui/list';
import { oneOf, Page, usePhone } from '@praxis/sdk/ui/page';
import Keyboard from 'lucide-react/icons/keyboard';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { SearchStatus } from '../../shared/search-status';
import { recipientFromState } from '../../shared/email-recipient';
import { sourceOf } from './compose/content';
import styles from './email.module.css';
import { FolderMenu } from './folder-menu';
import { Folders } from './folders';
import { useLabelName } from './labels';
import { MailList } from './list/mail-list';
import { useScrollRestoration } from './list/use-scroll-restoration';
import { useSelection } from './list/use-selection';
import { emailsQuery } from './queries';
import { useCompose } from './use-compose';
import { useMailActions } from './use-mail-actions';
import { useShortcuts } from './use-shortcuts';
import { addressOfView, mailViews, perPage } from './views';

const MailView = lazyComponent(
  () => import('./mail/mail-view'),
  <Loading shape="text" count={8} />,
);
const Compose = lazyComponent(() => import('./compose/compose'));
const ShortcutsDialog = lazyDialog(() => import('./dialogs/shortcuts-dialog'));

const labelIn = (filters: ListQuery['filters']) => filters['label']?.[0] ?? '';

/** Mailbox: folders, and either the list of one or an open email. */
export default function EmailPage() {
  const { t } = useTranslation('demo');
  const nameOfLabel = useLabelName();
  const { folder = 'inbox', id } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const mailboxRef = useRef<HTMLDivElement>(null);
  const view = oneOf(folder, mailViews);
  const { list, rows: loaded } = useList(
    emailsQuery,
    ({ filters, q, page }) =>
      view ? { query: { folder: view, label: labelIn(filters), q, page, perPage } } : null,
    { filters: ['label'], perPage },
  );
  const label = labelIn(list.filters);
  const actions = useMailActions();
  const listKey = `${folder} ${label} ${list.q} ${list.page}`;
  // Both outlive an email that is opened from the list.
  const selection = useSelection(listKey);
  const restoreScroll = useScrollRestoration(listKey);
  const phone = usePhone();
  const compose = useCompose(params.get('compose'), mailboxRef);
  const source = compose.param === null ? null : sourceOf(compose.param, recipientFromState(state));
  const [helping, setHelping] = useState(false);
  const [lastOpen, setLastOpen] = useState(id);
  if (id !== undefined && id !== lastOpen) setLastOpen(id);
  useShortcuts({
    c: () => compose.open('new'),
    '/': () => mailboxRef.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
    '?': () => setHelping(true),
  });

  if (!view || (id !== undefined && !/^\d+$/.test(id)))
    return (
      <Page>
        <h1 tabIndex={-1}>{t('email.notFound')}</h1>
        <EmptyState
          drawing="search"
          title={t('email.notFoundText')}
          action={<LinkButton to={addressOfView('inbox')}>{t('email.back')}</LinkButton>}
        />
      </Page>
    );

  const name = label === '' ? t(`email.views.${view}`) : nameOfLabel(label);
  const meta = loaded.shown?.emailsMeta;
  const search = new URLSearchParams(params);
  search.delete('compose');
  const backTo = `${addressOfView(view)}${search.size > 0 ? `?${search}` : ''}`;
  return (
    <Page>
      {/* On a phone the compose window covers it. */}
      <div ref={mailboxRef} className={styles['mailbox']} inert={phone && source !== null}>
        <div className={styles['rail']}>
          <Button
            kind="primary"
            size="large"
            block
            icon={Pencil}
            onClick={() => compose.open('new')}
          >
            {t('email.compose.verb')}
          </Button>
          <Folders view={view} label={label} counts={meta ?? {}} compose={compose.param} />
        </div>
        <div className={styles['pane']}>
          {id === undefined ? (
            <>
              <div className={styles['top']}>
                <h1 tabIndex={-1}>{name}</h1>
                <FolderMenu
                  view={view}
                  label={label}
                  name={name}
                  counts={meta ?? {}}
                  compose={compose.param}
                />
                <div className={styles['search']}>
                  <SearchBox value={list.q} label={t('email.search')} onSearch={list.setSearch} />
                  <SearchStatus isActive={list.q !== ''} count={loaded.data?.total} />
                </div>
                <IconButton
                  icon={Keyboard}
                  label={t('email.shortcuts.title')}
                  className={styles['help']}
                  onClick={() => setHelping(true)}
                />
              </div>
              <MailList
                {...{
                  view,
                  name,
                  label,
                  list,
                  loaded,
                  actions,
                  lastOpen,
                  selection,
                  restoreScroll,
                }}
              />
            </>
          ) : (
            <MailView
              key={id}
              id={Number(id)}
              view={view}
              label={label}
              q={list.q}
              backTo={backTo}
              onCompose={compose.open}
            />
          )}
        </div>
        {/* Over an open email it would cover Reply and Forward. */}
        {id === undefined && (
          <Button
            kind="primary"
            size="large"
            icon={Pencil}
            className={styles['float']}
            onClick={() => compose.open('new')}
          >
            {t('email.compose.verb')}
          </Button>
        )}
      </div>
      {source && (
        <Compose
          key={compose.key}
          source={source}
          onSaved={compose.onSaved}
          onClose={compose.close}
        />
      )}
      {helping && <ShortcutsDialog onClose={() => setHelping(false)} />}
    </Page>
  );
}
