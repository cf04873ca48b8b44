import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import type { LucideIcon } from '@praxis/sdk/ui';

export type VacationAct = 'change' | 'cancel';

export interface VacationMenuItem {
  key: VacationAct;
  label: string;
  icon: LucideIcon;
  danger?: boolean;
  onSelect(): void;
}

/** The acts of a vacation: the doctor's own while it is ahead or under way. */
export function useVacationMenu(ask: (act: VacationAct, vacation: DoctorVacation) => void) {
  const { t } = useTranslation('doctor');
  return (vacation: DoctorVacation): VacationMenuItem[] =>
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
