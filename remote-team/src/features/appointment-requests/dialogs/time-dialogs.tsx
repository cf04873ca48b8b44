import { proposeRequest, rescheduleRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { TimeDialog } from '@praxis/sdk/practice/when';
import { useLocation, useNavigate, useParams } from '@praxis/sdk/router';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

/** Proposes another time for a request; the slot is reserved until the patient answers. */
export function ProposeDialog({ record, changes, onClose }: ActionDialogProps<TeamAppointment>) {
  const { t } = useTranslation('team');
  const { run } = useMutation(proposeRequest);
  const { id, version, patient } = record;
  const name = patient.fullName;
  return (
    <TimeDialog
      title={t('requests.propose.title', { name })}
      verb={t('requests.propose.verb')}
      text={t('requests.propose.text')}
      record={record}
      changes={changes}
      onSend={(proposedStartAt) =>
        run(
          { params: { id }, version, body: { proposedStartAt } },
          { success: t('requests.propose.done', { name }) },
        )
      }
      onClose={onClose}
    />
  );
}

/**
 * Reschedules a booked appointment; the appointment that replaces it opens if this one was open.
 */
export function RescheduleDialog({ record, changes, onClose }: ActionDialogProps<TeamAppointment>) {
  const { t } = useTranslation('team');
  const navigate = useNavigate();
  const { run } = useMutation(rescheduleRequest);
  const { id: opened } = useParams();
  const { search } = useLocation();
  const { id, version, patient } = record;
  const name = patient.fullName;
  return (
    <TimeDialog
      title={t('requests.reschedule.title', { name })}
      verb={t('requests.reschedule.verb')}
      text={t('requests.reschedule.text')}
      record={record}
      changes={changes}
      onSend={async (startAt) => {
        const moved = await run(
          { params: { id }, version, body: { startAt } },
          { success: t('requests.reschedule.done', { name }) },
        );
        // Back must not lead to the replaced record.
        if (opened === id)
          void navigate(`/team-member/appointment-requests/${moved.id}${search}`, {
            replace: true,
          });
      }}
      onClose={onClose}
    />
  );
}
