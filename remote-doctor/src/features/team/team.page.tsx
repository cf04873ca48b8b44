import { useState } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import { teamMemberStatuses } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';
import { Button, EmptyState, lazyDialog } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, tabCounts, useList, type ListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { useMemberColumns } from './columns';
import { Invitations } from './invitations';
import { teamQuery } from './queries';
import { useMemberActions } from './use-member-actions';

const InviteDialog = lazyDialog(
  () => import(/* webpackChunkName: "invite-member" */ './dialogs/invite-dialog'),
);

const tabs = [...teamMemberStatuses, 'all'] as const;

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    status: oneOf(params.get('tab'), tabs) ?? 'active',
    q,
    sort: sortOf(sort, ['fullName', 'roleId', 'createdAt'], 'fullName'),
    page,
    perPage,
  },
});

/** Team members and invitations. */
export default function TeamPage() {
  const { t } = useTranslation('doctor');
  const { list, args, rows } = useList(teamQuery, argsOf, { sort: 'fullName' });
  const tab = args.query.status;
  const counts = tabCounts(list, tab, rows.shown?.counts);
  const columns = useMemberColumns();
  const actions = useMemberActions(rows.data?.items);
  const [inviting, setInviting] = useState(false);
  const invite = (
    <Button kind="primary" icon={UserPlus} onClick={() => setInviting(true)}>
      {t('team.invite.act')}
    </Button>
  );

  return (
    <Page>
      <PageHeader
        title={t('team.title')}
        actions={invite}
        tabs={
          <Tabs
            label={t('team.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`team.tab.${key}`),
              count: counts?.[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('team.subtitle')}
      </PageHeader>
      <ListPage
        label={t('team.title')}
        list={list}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ fullName }) => fullName}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={t('team.search')}
        empty={
          <EmptyState drawing="people" title={t(`team.empty.${tab}`)}>
            {tab !== 'deactivated' && <p>{t('team.emptyText')}</p>}
          </EmptyState>
        }
      />
      {rows.data && <Invitations invitations={rows.data.invitations} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {actions.dialog}
    </Page>
  );
}
