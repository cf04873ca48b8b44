import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { DateTime, Person, StatusTag, type Column } from '@praxis/sdk/ui/page';

/** What the list shows of a vacation. */
export function useVacationColumns(): Column<DoctorVacation>[] {
  const { t } = useTranslation('doctor');
  return [
    {
      key: 'owner',
      title: t('vacations.column.who'),
      sort: 'owner',
      cell: ({ owner, own }) => (
        <Person
          name={owner.fullName}
          avatarUrl={owner.avatarUrl}
          detail={t(own ? 'vacations.own' : `vacations.owner.${owner.kind}`)}
        />
      ),
    },
    {
      key: 'kind',
      title: t('vacations.column.kind'),
      cell: ({ kind }) => t(`vacations.kind.${kind}`),
    },
    {
      key: 'startAt',
      title: t('vacations.column.when'),
      sort: 'startAt',
      cell: ({ startAt, endAt }) => <DateTime at={startAt} until={endAt} namesZone />,
    },
    {
      key: 'state',
      title: t('vacations.column.state'),
      cell: ({ state }) => <StatusTag of="vacation" status={state} />,
    },
    {
      key: 'note',
      title: t('vacations.column.note'),
      wideOnly: true,
      cell: ({ note }) => note || '–',
    },
  ];
}
