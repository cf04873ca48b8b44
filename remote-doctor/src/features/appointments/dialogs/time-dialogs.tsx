import {
  proposeAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { TimeDialog } from '@praxis/sdk/practice/when';
import { useLocation, useNavigate, useParams } from '@praxis/sdk/router';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

/** Proposes another time, which the patient accepts or declines. */
export function ProposeDialog({ record, changes, onClose }: ActionDialogProps<DoctorAppointment>) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(proposeAppointment);
  const { id, version, patient } = record;
  const name = patient.fullName;
  return (
    <TimeDialog
      title={t('appointments.propose.title', { name })}
      verb={t('appointments.propose.verb')}
      text={t('appointments.propose.text')}
      record={record}
      changes={changes}
      onSend={(proposedStartAt) =>
        run(
          { params: { id }, version, body: { proposedStartAt } },
          { success: t('appointments.propose.done', { name }) },
        )
      }
      onClose={onClose}
    />
  );
}

/**
 * Reschedules a booked appointment; the appointment that replaces it opens if this one was open.
 */
export function RescheduleDialog({
  record,
  changes,
  onClose,
}: ActionDialogProps<DoctorAppointment>) {
  const { t } = useTranslation('doctor');
  const navigate = useNavigate();
  const { run } = useMutation(rescheduleAppointment);
  const { id: opened } = useParams();
  const { search } = useLocation();
  const { id, version, patient } = record;
  const name = patient.fullName;
  return (
    <TimeDialog
      title={t('appointments.reschedule.title', { name })}
      verb={t('appointments.reschedule.verb')}
      text={t('appointments.reschedule.text')}
      record={record}
      changes={changes}
      onSend={async (startAt) => {
        const moved = await run(
          { params: { id }, version, body: { startAt } },
          { success: t('appointments.reschedule.done', { name }) },
        );
        // Back must not lead to the replaced record.
        if (opened === id)
          void navigate(`/doctor/appointments/${moved.id}${search}`, { replace: true });
      }}
      onClose={onClose}
    />
  );
}
