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
import type { OfferedAction } from '@praxis/sdk/ui/overlay';
import { actsFor, isFinal, type RequestAct } from './acts';

const actIcons: Readonly<Record<RequestAct, LucideIcon>> = {
  claim: Hand,
  confirm: Check,
  propose: CalendarClock,
  decline: X,
  checkIn: DoorOpen,
  cancel: CalendarX,
};

type OnAct = (act: RequestAct, appointment: TeamAppointment) => void;

/** What can be done with an appointment as it stands now. */
export function useRecordActs(onAct: OnAct) {
  const { t } = useTranslation('team');
  return (appointment: TeamAppointment): OfferedAction[] =>
    actsFor(appointment).map((key, index) => ({
      key,
      label: t(`requests.act.${key}`),
      icon: actIcons[key],
      danger: isFinal(key),
      primary: index === 0 && !isFinal(key),
      onSelect: () => onAct(key, appointment),
    }));
}

/** The acts of a row: its detail, and what fits its state. */
export function useRowMenu(onAct: OnAct) {
  const { t } = useTranslation('team');
  const { search } = useLocation();
  const acts = useRecordActs(onAct);
  return (appointment: TeamAppointment): MenuItem[] => [
    {
      key: 'open',
      label: t('requests.open'),
      icon: PanelRight,
      to: `/team-member/appointment-requests/${appointment.id}${search}`,
    },
    ...acts(appointment),
  ];
}
