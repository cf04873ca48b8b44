import { useMemo } from 'react';
import type { DoctorVacation, TeamVacation } from '@praxis/contract/endpoints/views/team';
import type { Column } from '../../ui/list/table/column';
import { Person } from '../../ui/components/person';
import { StatusTag } from '../statuses';
import { useUiText } from '../../ui/text/use-ui-text';
import { VacationTime } from './vacation-time';

export type ListedVacation = DoctorVacation | TeamVacation;

/** Columns of a list of vacations. Team members see only the dates of a doctor's vacation. */
export function useVacationColumns(zone: string): Column<ListedVacation>[] {
  const text = useUiText();
  return useMemo(
    () => [
      {
        key: 'owner',
        title: text('vacation.who'),
        sort: 'owner',
        cell: ({ owner, own }) => (
          <Person
            name={owner.fullName}
            avatarUrl={owner.avatarUrl}
            detail={text(own ? 'vacation.own' : `vacation.owner.${owner.kind}`)}
          />
        ),
      },
      {
        key: 'startAt',
        title: text('vacation.when'),
        sort: 'startAt',
        cell: (vacation) => <VacationTime vacation={vacation} zone={zone} />,
      },
      {
        key: 'kind',
        title: text('vacation.kindLabel'),
        wideOnly: true,
        cell: ({ kind }) => (kind ? text(`vacation.kind.${kind}`) : '–'),
      },
      {
        key: 'state',
        title: text('vacation.state'),
        cell: ({ state }) => <StatusTag of="vacation" status={state} />,
      },
      {
        key: 'note',
        title: text('vacation.note'),
        wideOnly: true,
        freeText: true,
        cell: ({ note }) => note || '–',
      },
    ],
    [text, zone],
  );
}
