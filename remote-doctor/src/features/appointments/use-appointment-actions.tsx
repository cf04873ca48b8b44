import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import DoorOpen from 'lucide-react/icons/door-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserX from 'lucide-react/icons/user-x';
import X from 'lucide-react/icons/x';
import {
  checkInAppointment,
  confirmAppointment,
  fulfilAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { AppointmentTime, useHasDayStarted } from '@praxis/sdk/practice/appointment';
import { useLocation } from '@praxis/sdk/router';
import { useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { appointmentQuery } from './queries';

const settleDialogs = () => import(/* webpackChunkName: "settle" */ './dialogs/settle-dialogs');
const timeDialogs = () => import(/* webpackChunkName: "time" */ './dialogs/time-dialogs');

/** Actions of a doctor on an appointment, with one click or in a dialog. */
export function useAppointmentActions(): RecordActions<DoctorAppointment> {
  const { t } = useTranslation('doctor');
  const { search } = useLocation();
  const isDayHere = useHasDayStarted();
  const confirm = useMutation(confirmAppointment);
  const checkIn = useMutation(checkInAppointment);
  const fulfil = useMutation(fulfilAppointment);
  const target = ({ id, version }: DoctorAppointment) => ({ params: { id }, version });
  /** Success notice and optimistic update of an action. */
  const options = (
    action: 'confirm' | 'checkIn' | 'fulfil',
    record: DoctorAppointment,
    state: AppointmentState,
  ) => ({
    success: t(`appointments.${action}.done`, { name: record.patient.fullName }),
    // Optimistic updates offer no actions: those of the new state are in the response.
    optimistic: { record, changes: { state, actions: [] } },
    failed: t('appointments.unchanged', { name: record.patient.fullName }),
  });

  return useRecordActions<DoctorAppointment>(
    {
      confirm: {
        label: t('appointments.act.confirm'),
        icon: Check,
        run: (record) =>
          void confirm.runOrNotify(target(record), options('confirm', record, 'booked')),
      },
      propose: {
        label: t('appointments.act.propose'),
        icon: CalendarClock,
        dialog: async () => ({ default: (await timeDialogs()).ProposeDialog }),
      },
      decline: {
        label: t('appointments.act.decline'),
        icon: X,
        danger: true,
        dialog: async () => ({ default: (await settleDialogs()).DeclineDialog }),
      },
      checkIn: {
        label: t('appointments.act.checkIn'),
        icon: DoorOpen,
        isLikely: isDayHere,
        run: (record) =>
          void checkIn.runOrNotify(target(record), options('checkIn', record, 'checkedIn')),
      },
      fulfil: {
        label: t('appointments.act.fulfil'),
        icon: CheckCheck,
        run: (record) =>
          void fulfil.runOrNotify(target(record), options('fulfil', record, 'fulfilled')),
      },
      reschedule: {
        label: t('appointments.act.reschedule'),
        icon: CalendarSync,
        dialog: async () => ({ default: (await timeDialogs()).RescheduleDialog }),
      },
      noShow: {
        label: t('appointments.act.noShow'),
        icon: UserX,
        danger: true,
        dialog: async () => ({ default: (await settleDialogs()).NoShowDialog }),
      },
      cancel: {
        label: t('appointments.act.cancel'),
        icon: CalendarX,
        danger: true,
        dialog: () => import(/* webpackChunkName: "cancel" */ './dialogs/cancel-dialog'),
      },
      reopen: {
        label: t('appointments.act.reopen'),
        icon: RotateCcw,
        dialog: () => import(/* webpackChunkName: "reopen" */ './dialogs/reopen-dialog'),
      },
    },
    {
      open: {
        label: t('appointments.open'),
        to: ({ id }) => `/doctor/appointments/${id}${search}`,
      },
      newest: appointmentQuery,
      facts: (appointment) => [
        {
          label: t('appointments.column.state'),
          value: appointment.state,
          shown: <StatusTag of="appointment" status={shownState(appointment)} />,
        },
        {
          label: t('appointments.column.when'),
          value: effectiveStartAt(appointment),
          shown: <AppointmentTime appointment={appointment} />,
        },
      ],
    },
  );
}
