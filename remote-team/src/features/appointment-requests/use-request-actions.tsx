import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import DoorOpen from 'lucide-react/icons/door-open';
import Hand from 'lucide-react/icons/hand';
import X from 'lucide-react/icons/x';
import {
  checkInRequest,
  claimRequest,
  confirmRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { AppointmentTime, useHasDayStarted } from '@praxis/sdk/practice/appointment';
import { useLocation } from '@praxis/sdk/router';
import { useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { requestQuery } from './queries';

const timeDialogs = () => import(/* webpackChunkName: "time" */ './dialogs/time-dialogs');

/** Optimistic updates offer no actions: those of the new state are in the response. */
const noActions = { actions: [] };

/** Actions of a team member on an appointment, with one click or in a dialog. */
export function useRequestActions(): RecordActions<TeamAppointment> {
  const { t } = useTranslation('team');
  const { search } = useLocation();
  const { fullName } = useIdentity().userData;
  const claim = useMutation(claimRequest);
  const isDayHere = useHasDayStarted();
  const confirm = useMutation(confirmRequest);
  const checkIn = useMutation(checkInRequest);
  const target = ({ id, version }: TeamAppointment) => ({ params: { id }, version });
  /** Success notice and optimistic update of an action. */
  const options = (
    action: 'claim' | 'confirm' | 'checkIn',
    record: TeamAppointment,
    changes: Readonly<Record<string, unknown>>,
  ) => ({
    success: t(`requests.${action}.done`, { name: record.patient.fullName }),
    optimistic: { record, changes },
    failed: t('requests.unchanged', { name: record.patient.fullName }),
  });

  return useRecordActions<TeamAppointment>(
    {
      claim: {
        label: t('requests.act.claim'),
        icon: Hand,
        run: (record) =>
          void claim.runOrNotify(
            target(record),
            options('claim', record, {
              claimedBy: { fullName },
              actions: record.actions.filter((action) => action !== 'claim'),
            }),
          ),
      },
      confirm: {
        label: t('requests.act.confirm'),
        icon: Check,
        run: (record) =>
          void confirm.runOrNotify(
            target(record),
            options('confirm', record, { state: 'booked', ...noActions }),
          ),
      },
      propose: {
        label: t('requests.act.propose'),
        icon: CalendarClock,
        dialog: async () => ({ default: (await timeDialogs()).ProposeDialog }),
      },
      decline: {
        label: t('requests.act.decline'),
        icon: X,
        danger: true,
        dialog: () => import(/* webpackChunkName: "decline" */ './dialogs/decline-dialog'),
      },
      checkIn: {
        label: t('requests.act.checkIn'),
        icon: DoorOpen,
        isLikely: isDayHere,
        run: (record) =>
          void checkIn.runOrNotify(
            target(record),
            options('checkIn', record, { state: 'checkedIn', ...noActions }),
          ),
      },
      reschedule: {
        label: t('requests.act.reschedule'),
        icon: CalendarSync,
        dialog: async () => ({ default: (await timeDialogs()).RescheduleDialog }),
      },
      cancel: {
        label: t('requests.act.cancel'),
        icon: CalendarX,
        danger: true,
        dialog: () => import(/* webpackChunkName: "cancel" */ './dialogs/cancel-dialog'),
      },
    },
    {
      open: {
        label: t('requests.open'),
        to: ({ id }) => `/team-member/appointment-requests/${id}${search}`,
      },
      newest: requestQuery,
      facts: (appointment) => [
        {
          label: t('requests.column.state'),
          value: appointment.state,
          shown: <StatusTag of="appointment" status={shownState(appointment)} />,
        },
        {
          label: t('requests.column.when'),
          value: effectiveStartAt(appointment),
          shown: <AppointmentTime appointment={appointment} />,
        },
      ],
    },
  );
}
