import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import DoorOpen from 'lucide-react/icons/door-open';
import Hand from 'lucide-react/icons/hand';
import PanelRight from 'lucide-react/icons/panel-right';
import X from 'lucide-react/icons/x';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import type { LucideIcon, MenuItem } from '@praxis/sdk/ui';
import { actsFor, isFinal, type RequestAct } from './acts';

export const actIcons: Readonly<Record<RequestAct, LucideIcon>> = {
  claim: Hand,
  confirm: Check,
  propose: CalendarClock,
  decline: X,
  checkIn: DoorOpen,
  cancel: CalendarX,
};

/** The acts of a row: its detail, and what fits its state. */
export function useRowMenu(act: (act: RequestAct, appointment: TeamAppointment) => void) {
  const { t } = useTranslation('team');
  const { search } = useLocation();
  return (appointment: TeamAppointment): MenuItem[] => [
    {
      key: 'open',
      label: t('requests.open'),
      icon: PanelRight,
      to: `/team-member/appointment-requests/${appointment.id}${search}`,
    },
    ...actsFor(appointment).map((key) => ({
      key,
      label: t(`requests.act.${key}`),
      icon: actIcons[key],
      danger: isFinal(key),
      onSelect: () => act(key, appointment),
    })),
  ];
}
