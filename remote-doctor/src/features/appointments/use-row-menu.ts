import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import DoorOpen from 'lucide-react/icons/door-open';
import PanelRight from 'lucide-react/icons/panel-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserX from 'lucide-react/icons/user-x';
import X from 'lucide-react/icons/x';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import { useNow, type LucideIcon, type MenuItem } from '@praxis/sdk/ui';
import type { OfferedAction } from '@praxis/sdk/ui/overlay';
import { actsFor, isFinal, type AppointmentAct } from './acts';

const actIcons: Readonly<Record<AppointmentAct, LucideIcon>> = {
  confirm: Check,
  propose: CalendarClock,
  decline: X,
  checkIn: DoorOpen,
  fulfil: CheckCheck,
  noShow: UserX,
  reschedule: CalendarSync,
  cancel: CalendarX,
  reopen: RotateCcw,
};

type OnAct = (act: AppointmentAct, appointment: DoctorAppointment) => void;

/** What can be done with an appointment as it stands now. */
export function useRecordActs(onAct: OnAct) {
  const { t } = useTranslation('doctor');
  const now = useNow();
  return (appointment: DoctorAppointment): OfferedAction[] =>
    actsFor(appointment, now).map((key, index) => ({
      key,
      label: t(`appointments.act.${key}`),
      icon: actIcons[key],
      danger: isFinal(key),
      primary: index === 0 && !isFinal(key),
      onSelect: () => onAct(key, appointment),
    }));
}

/** The acts of a row: its detail, and what fits its state. */
export function useRowMenu(onAct: OnAct) {
  const { t } = useTranslation('doctor');
  const { search } = useLocation();
  const acts = useRecordActs(onAct);
  return (appointment: DoctorAppointment): MenuItem[] => [
    {
      key: 'open',
      label: t('appointments.open'),
      icon: PanelRight,
      to: `/doctor/appointments/${appointment.id}${search}`,
    },
    ...acts(appointment),
  ];
}
