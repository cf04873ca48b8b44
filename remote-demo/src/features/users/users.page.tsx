import { useMemo, useState } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import {
  listManagedUsers,
  managedUserPlans,
  managedUserRoles,
  managedUserStatuses,
} from '@praxis/contract/demo/users';
import { useHost, useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, EmptyState, lazyDialog } from '@praxis/sdk/ui';
import { ListPage, oneOf, useList, type ListFilter, type ListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../shared/statuses/statuses';
import { useUserColumns, useUserCsv } from './columns';
import { userCountsQuery, usersQuery } from './queries';
import { useUserActions } from './use-user-actions';

const AddUser = lazyDialog(() => import(/* webpackChunkName: "add-user" */ './dialogs/add-user'));

const filterNames = ['role', 'currentPlan', 'status'];

/** Query arguments from the address. */
function argsOf({ filters, q, sort, page, perPage }: ListQuery) {
  const chosen = (name: string) => filters[name]?.[0];
  return {
    query: {
      q,
      role: oneOf(chosen('role'), managedUserRoles),
      currentPlan: oneOf(chosen('currentPlan'), managedUserPlans),
      status: oneOf(chosen('status'), managedUserStatuses),
      sort,
      page,
      perPage,
    },
  };
}

/** List of users with search, filters, sorting and a form for a new user. */
export default function UsersPage() {
  const { t } = useTranslation('demo');
  const { client } = useHost();
  const [adding, setAdding] = useState(false);
  const { list, args, rows } = useList(usersQuery, argsOf, { filters: filterNames });
  const add = (
    <Button kind="primary" icon={UserPlus} onClick={() => setAdding(true)}>
      {t('users.add.verb')}
    </Button>
  );

  return (
    <Page>
      <PageHeader title={t('users.title')} actions={add}>
        <Figures />
      </PageHeader>
      <ListPage
        label={t('users.title')}
        list={list}
        filters={useFilters()}
        query={rows}
        rowKey={({ id }) => String(id)}
        rowName={({ fullName }) => fullName}
        rowActions={useUserActions().menu}
        columns={useUserColumns()}
        searchLabel={t('users.search')}
        csv={{
          columns: useUserCsv(),
          allRows: async () => {
            const all = { ...args.query, page: 1, perPage: Number.MAX_SAFE_INTEGER };
            return (await client.call(listManagedUsers, { query: all })).users;
          },
        }}
        empty={
          <EmptyState drawing="people" title={t('users.empty.title')} action={add}>
            {t('users.empty.text')}
          </EmptyState>
        }
      />
      {adding && <AddUser onClose={() => setAdding(false)} />}
    </Page>
  );
}

/** Number of users by status. */
function Figures() {
  const { t } = useTranslation('demo');
  const { data } = useQuery(userCountsQuery, {});
  return <>{data ? t('users.figures', { ...data }) : '\u00a0'}</>;
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  return useMemo(
    () => [
      {
        name: 'role',
        label: t('users.field.role'),
        options: managedUserRoles.map((value) => ({ value, label: t(`users.role.${value}`) })),
      },
      {
        name: 'currentPlan',
        label: t('users.field.plan'),
        options: managedUserPlans.map((value) => ({ value, label: t(`users.plan.${value}`) })),
      },
      {
        name: 'status',
        label: t('users.field.status'),
        options: managedUserStatuses.map((value) => ({
          value,
          label: statusText('demoUser', value),
        })),
      },
    ],
    [t, statusText],
  );
}
