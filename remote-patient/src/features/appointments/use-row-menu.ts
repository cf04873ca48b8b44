import CalendarSync from 'lucide-react/icons/calendar-sync';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import PanelRight from 'lucide-react/icons/panel-right';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import type { LucideIcon, MenuItem } from '@praxis/sdk/ui';
import type { OfferedAction } from '@praxis/sdk/ui/overlay';
import { actsFor, isFinal, type AppointmentAct } from './acts';

const actIcons: Readonly<Record<AppointmentAct, LucideIcon>> = {
  accept: Check,
  declineProposal: X,
  move: CalendarSync,
  cancel: CalendarX,
  withdraw: Undo2,
};

type OnAct = (act: AppointmentAct, appointment: PatientAppointment) => void;

/** What can be done with an appointment as it stands now. */
export function useRecordActs(onAct: OnAct) {
  const { t } = useTranslation('patient');
  return (appointment: PatientAppointment): OfferedAction[] =>
    actsFor(appointment).map((key) => ({
      key,
      label: t(`appointments.act.${key}`),
      icon: actIcons[key],
      danger: isFinal(key),
      primary: key === 'accept',
      onSelect: () => onAct(key, appointment),
    }));
}

/** The acts of a row: its detail, and what fits its state. */
export function useRowMenu(onAct: OnAct) {
  const { t } = useTranslation('patient');
  const { search } = useLocation();
  const acts = useRecordActs(onAct);
  return (appointment: PatientAppointment): MenuItem[] => [
    {
      key: 'open',
      label: t('appointments.open'),
      icon: PanelRight,
      to: `/patient/appointments/${appointment.id}${search}`,
    },
    ...acts(appointment),
  ];
}
