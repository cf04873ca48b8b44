import { useMemo } from 'react';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import type { Column } from '@praxis/sdk/ui/list';
import { DateOnly, localDateIn, Person } from '@praxis/sdk/ui/page';
import { usePracticeZone } from '../../shared/use-practice-zone';
import { StatusTag } from '../../shared/statuses/statuses';

/** Columns of the team members. */
export function useMemberColumns(): Column<DoctorTeamMember>[] {
  const { t } = useTranslation('doctor');
  const zone = usePracticeZone();
  return useMemo(
    () => [
      {
        key: 'fullName',
        title: t('team.column.name'),
        sort: 'fullName',
        person: true,
        cell: ({ fullName, avatarUrl, email }) => (
          <Person name={fullName} avatarUrl={avatarUrl} detail={email} />
        ),
      },
      {
        key: 'roleId',
        title: t('team.column.role'),
        sort: 'roleId',
        cell: ({ roleId }) => t(`team.role.${roleId}`),
      },
      {
        key: 'status',
        title: t('team.column.status'),
        cell: ({ status }) => <StatusTag of="teamMember" status={status} />,
      },
      {
        key: 'createdAt',
        title: t('team.column.joined'),
        align: 'end',
        sort: 'createdAt',
        wideOnly: true,
        cell: ({ createdAt }) => <DateOnly on={localDateIn(zone, Date.parse(createdAt))} />,
      },
    ],
    [t, zone],
  );
}
