import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { Person, StatusTag, type Column } from '@praxis/sdk/ui/page';
import { VacationTime } from '@praxis/sdk/ui/vacation';

/** What the list shows of a vacation. */
export function useVacationColumns(zone: string): Column<DoctorVacation>[] {
  const { t } = useTranslation('doctor');
  const text = useUiText();
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
      cell: ({ kind }) => text(`vacation.kind.${kind}`),
    },
    {
      key: 'startAt',
      title: t('vacations.column.when'),
      sort: 'startAt',
      cell: (vacation) => <VacationTime vacation={vacation} zone={zone} />,
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
