import { useState } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { teamMemberStatuses } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs, useSeen } from '@praxis/sdk/ui/page';
import { useMemberColumns } from './columns';
import { DeactivateDialog } from './deactivate-dialog';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { RoleDialog } from './role-dialog';
import { teamQuery } from './queries';
import { useMemberMenu, type MemberAct } from './use-member-menu';

const tabs = [...teamMemberStatuses, 'all'] as const;

/** Who works in the practice, and who was asked to join. */
export default function TeamPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'active';
  const list = useListQuery({ sort: 'fullName' });
  const columns = useMemberColumns();
  const rows = useQuery(teamQuery, {
    query: {
      status: tab,
      q: list.q,
      sort: sortOf(list.sort, ['fullName', 'roleId', 'createdAt'], 'fullName'),
      page: list.page,
      perPage: list.perPage,
    },
  });

  const seen = useSeen(rows.data?.items);
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<{ act: MemberAct; member: DoctorTeamMember }>();
  const memberMenu = useMemberMenu((act, member) => setAsked({ act, member }));
  const close = () => setAsked(undefined);
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
              count: rows.shown?.counts[key],
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
        rowActions={memberMenu}
        columns={columns}
        searchLabel={t('team.search')}
        empty={
          <EmptyState drawing="people" title={t(`team.empty.${tab}`)}>
            <p>{t('team.emptyText')}</p>
          </EmptyState>
        }
      />
      {rows.data && <Invitations invitations={rows.data.invitations} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {asked?.act === 'changeRole' && (
        <RoleDialog member={seen.newest(asked.member)} onClose={close} />
      )}
      {asked?.act === 'deactivate' && (
        <DeactivateDialog member={seen.newest(asked.member)} onClose={close} />
      )}
    </Page>
  );
}
