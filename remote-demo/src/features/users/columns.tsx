import { useMemo } from 'react';
import type { ManagedUser } from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { Person } from '@praxis/sdk/ui/page';
import { StatusTag, useStatusText } from '../../shared/statuses/statuses';
import { RoleName } from './role-name';
import { viewPath } from './addresses';

/** Columns of the list of users. */
export function useUserColumns(): Column<ManagedUser>[] {
  const { t } = useTranslation('demo');
  return useMemo(
    () => [
      {
        key: 'user',
        title: t('users.field.user'),
        sort: 'fullName',
        person: true,
        cell: ({ id, fullName, email, avatar }) => (
          <Person name={fullName} avatarUrl={avatar} detail={email} to={viewPath(id)} />
        ),
      },
      {
        key: 'role',
        title: t('users.field.role'),
        sort: 'role',
        cell: ({ role }) => <RoleName role={role} />,
      },
      {
        key: 'plan',
        title: t('users.field.plan'),
        sort: 'currentPlan',
        cell: ({ currentPlan }) => t(`users.plan.${currentPlan}`),
      },
      {
        key: 'company',
        title: t('users.field.company'),
        sort: 'company',
        wideOnly: true,
        cell: ({ company }) => company || '–',
      },
      {
        key: 'status',
        title: t('users.field.status'),
        sort: 'status',
        cell: ({ status }) => <StatusTag of="demoUser" status={status} />,
      },
    ],
    [t],
  );
}

/** Columns of the CSV export, with fields that the list has no room for. */
export function useUserCsv(): CsvColumn<ManagedUser>[] {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  return useMemo(
    () => [
      { title: t('users.field.fullName'), value: ({ fullName }) => fullName },
      { title: t('users.field.username'), value: ({ username }) => username },
      { title: t('users.field.email'), value: ({ email }) => email },
      { title: t('users.field.company'), value: ({ company }) => company },
      { title: t('users.field.country'), value: ({ country }) => country },
      { title: t('users.field.contact'), value: ({ contact }) => contact },
      { title: t('users.field.role'), value: ({ role }) => t(`users.role.${role}`) },
      { title: t('users.field.plan'), value: ({ currentPlan }) => t(`users.plan.${currentPlan}`) },
      { title: t('users.field.status'), value: ({ status }) => statusText('demoUser', status) },
    ],
    [t, statusText],
  );
}
