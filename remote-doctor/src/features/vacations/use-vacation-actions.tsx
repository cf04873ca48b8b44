import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useUiText } from '@praxis/sdk/ui';
import { useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { useVacationFacts } from '@praxis/sdk/practice/vacation';
import { vacationQuery } from './queries';

/** What a doctor may do with time away: with one's own, until it has ended. */
export function useVacationActions(zone: string): RecordActions<DoctorVacation> {
  const text = useUiText();
  const facts = useVacationFacts(zone);
  return useRecordActions<DoctorVacation>(
    {
      edit: {
        label: text('vacation.change'),
        icon: Pencil,
        dialog: () => import(/* webpackChunkName: "vacation-dialog" */ './dialogs/vacation-dialog'),
      },
      cancel: {
        label: text('vacation.cancel'),
        icon: CalendarX,
        danger: true,
        dialog: () => import(/* webpackChunkName: "cancel-vacation" */ './dialogs/cancel-dialog'),
      },
    },
    { newest: vacationQuery, facts },
  );
}
