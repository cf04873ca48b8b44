import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import type { MenuItem } from '@praxis/sdk/ui';

export type VacationAct = 'change' | 'cancel';

/** The acts of a vacation: the doctor's own while it is ahead or under way. */
export function useRowMenu(ask: (act: VacationAct, vacation: DoctorVacation) => void) {
  const { t } = useTranslation('doctor');
  return (vacation: DoctorVacation): MenuItem[] =>
    vacation.own && (vacation.state === 'planned' || vacation.state === 'active')
      ? [
          {
            key: 'change',
            label: t('vacations.change.act'),
            icon: Pencil,
            onSelect: () => ask('change', vacation),
          },
          {
            key: 'cancel',
            label: t('vacations.cancel.act'),
            icon: CalendarX,
            danger: true,
            onSelect: () => ask('cancel', vacation),
          },
        ]
      : [];
}
