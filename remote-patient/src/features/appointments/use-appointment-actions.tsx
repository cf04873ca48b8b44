import CalendarSync from 'lucide-react/icons/calendar-sync';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { acceptProposal } from '@praxis/contract/endpoints/patient-appointments';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { effectiveTimes } from '@praxis/contract/rules/appointments/effective-span';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useLocation } from '@praxis/sdk/router';
import { DateTime, useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { appointmentQuery } from './queries';

const cancelDialogs = () =>
  import(/* webpackChunkName: "cancel-dialogs" */ './dialogs/cancel-dialogs');

/** Actions of a patient on an appointment. */
export function useAppointmentActions(): RecordActions<PatientAppointment> {
  const { t } = useTranslation('patient');
  const { search } = useLocation();
  const accept = useMutation(acceptProposal);
  return useRecordActions<PatientAppointment>(
    {
      accept: {
        label: t('appointments.act.accept'),
        icon: Check,
        run: ({ id, version, doctor }) =>
          accept.runOrNotify(
            { params: { id }, version },
            {
              success: t('appointments.accept.done'),
              failed: t('appointments.accept.failed', { name: doctor.fullName }),
            },
          ),
      },
      reschedule: {
        label: t('appointments.act.move'),
        icon: CalendarSync,
        dialog: () => import(/* webpackChunkName: "reschedule" */ './dialogs/reschedule-dialog'),
      },
      cancel: {
        label: t('appointments.act.cancel'),
        icon: CalendarX,
        danger: true,
        dialog: async () => ({ default: (await cancelDialogs()).CancelDialog }),
      },
      withdraw: {
        label: ({ state }) =>
          t(`appointments.act.${state === 'proposed' ? 'declineProposal' : 'withdraw'}`),
        icon: Undo2,
        danger: true,
        dialog: async () => ({ default: (await cancelDialogs()).WithdrawDialog }),
      },
    },
    {
      open: {
        label: t('appointments.open'),
        to: ({ id }) => `/patient/appointments/${id}${search}`,
      },
      newest: appointmentQuery,
      facts: (appointment) => {
        const { startAt, endAt } = effectiveTimes(appointment);
        return [
          {
            label: t('appointments.status'),
            value: appointment.state,
            shown: <StatusTag of="appointment" status={shownState(appointment)} />,
          },
          {
            label: t('appointments.when'),
            value: startAt,
            shown: <DateTime at={startAt} until={endAt} />,
          },
        ];
      },
    },
  );
}
