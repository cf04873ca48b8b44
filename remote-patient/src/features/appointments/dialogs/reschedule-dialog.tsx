import { useState } from 'react';
import { rescheduleMyAppointment } from '@praxis/contract/endpoints/patient-appointments';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { RequestError, useMutation } from '@praxis/sdk/data';
import { useLocation, useNavigate, useParams } from '@praxis/sdk/router';
import { Alert, Button, useUiText } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';
import { useActionUnavailable, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { useTimeText } from '../../../shared/when/use-time-text';
import { RefusalAlert } from '../slots/refusal-alert';
import { SlotPicker } from '../slots/slot-picker';
import { useRefusal } from '../slots/use-refusal';

/** Reschedules a booked appointment, and offers the nearest times if the chosen one is taken. */
export default function RescheduleDialog({
  record,
  changes,
  onClose,
}: ActionDialogProps<PatientAppointment>) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const timeText = useTimeText();
  const navigate = useNavigate();
  const params = useParams();
  const { search } = useLocation();
  const reschedule = useMutation(rescheduleMyAppointment);
  const { id, version, doctorId, visitTypeId, startAt: before } = record;
  const purpose = { doctorId, visitTypeId, movedId: id };
  const [startAt, setStartAt] = useState<string | null>(null);
  const { refusal, loadingNearest, clear, refuse } = useRefusal(purpose);
  const busy = reschedule.running || loadingNearest;
  const { over, failure } = useActionUnavailable(busy, refusal?.failure ?? null);

  const choose = (next: string) => {
    clear();
    setStartAt(next);
  };
  const move = async (to: string) => {
    clear();
    try {
      const moved = await reschedule.run(
        { params: { id }, version, body: { startAt: to } },
        { success: t('appointments.move.done', { when: timeText(to) }) },
      );
      onClose();
      // The appointment that replaces this one opens if this one was open; Back must not lead to
      // the replaced record.
      if (params['id'] === id)
        void navigate(`/patient/appointments/${moved.id}${search}`, { replace: true });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // If another time wouldn't help, the chosen one stays for the next try.
      if (refuse(error, to)) setStartAt(null);
    }
  };

  return (
    <Modal
      width="large"
      title={t('appointments.move.title')}
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        over !== null ? (
          <Button data-autofocus="" onClick={onClose}>
            {text('close')}
          </Button>
        ) : (
          <>
            <Button
              kind="primary"
              disabled={!startAt}
              loading={busy}
              onClick={() => startAt && void move(startAt)}
            >
              {startAt
                ? t('appointments.move.verb', { when: timeText(startAt) })
                : t('appointments.act.move')}
            </Button>
            <Button disabled={busy} onClick={onClose}>
              {text('cancel')}
            </Button>
          </>
        )
      }
    >
      {changes}
      {refusal && failure && <RefusalAlert refusal={refusal} onChoose={choose} />}
      {over !== null ? (
        <Alert kind="danger">{over}</Alert>
      ) : (
        <>
          <p>{t('appointments.move.text', { when: timeText(before) })}</p>
          <SlotPicker purpose={purpose} chosen={startAt} near={before} onChoose={choose} />
        </>
      )}
    </Modal>
  );
}
