import { useMemo } from 'react';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { useZone } from '@praxis/sdk/ui';
import type { Column } from '@praxis/sdk/ui/list';
import { DateOnly, localDateIn, Person } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';

/** Columns of the doctor list. */
export function useDoctorColumns(): Column<AdminDoctor>[] {
  const { t } = useTranslation('admin');
  const zone = useZone();
  return useMemo(
    () => [
      {
        key: 'fullName',
        title: t('doctors.doctor'),
        sort: 'fullName',
        person: true,
        cell: ({ id, fullName, avatarUrl, email }) => (
          <Person
            name={fullName}
            avatarUrl={avatarUrl}
            detail={email}
            to={`/admin/doctors/${id}`}
            keepSearch
          />
        ),
      },
      {
        key: 'practiceName',
        title: t('doctors.practice'),
        sort: 'practiceName',
        cell: ({ practiceName }) => practiceName,
      },
      {
        key: 'verification',
        title: t('doctors.verification'),
        cell: ({ verification }) => <StatusTag of="verification" status={verification} />,
      },
      {
        key: 'createdAt',
        title: t('doctors.joined'),
        sort: 'createdAt',
        align: 'end',
        wideOnly: true,
        cell: ({ createdAt }) => <DateOnly on={localDateIn(zone, Date.parse(createdAt))} />,
      },
    ],
    [t, zone],
  );
}
