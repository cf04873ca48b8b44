import { useState } from 'react';
import { rescheduleMyAppointment } from '@praxis/contract/endpoints/patient-appointments';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { RequestError, useCommandKey } from '@praxis/sdk/data';
import { Button, useIntlLanguage, useUiText, useZone } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';
import { formatInstant } from '@praxis/sdk/ui/page';
import { useAppointmentAct } from '../../shared/use-appointment-act';
import { RefusalAlert } from './slots/refusal-alert';
import { SlotPicker } from './slots/slot-picker';
import { useRefusal } from './slots/use-nearest';

interface MoveDialogProps {
  appointment: PatientAppointment;
  /** With the record that replaces this one, where it was moved. */
  onClose(moved?: PatientAppointment): void;
}

/** Another time for a booked appointment; the nearest ones where the chosen one was taken meanwhile. */
export function MoveDialog({ appointment, onClose }: MoveDialogProps) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const language = useIntlLanguage();
  const zone = useZone();
  const keyOf = useCommandKey();
  const carryOut = useAppointmentAct();
  const { id, version, doctorId, visitTypeId, startAt: before } = appointment;
  const [startAt, setStartAt] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { refusal, clear, refuse } = useRefusal(doctorId, visitTypeId);
  const say = (instant: string) => formatInstant(instant, { language, zone });

  const choose = (next: string) => {
    clear();
    setStartAt(next);
  };
  const move = async (to: string) => {
    setBusy(true);
    clear();
    try {
      const body = { startAt: to };
      const moved = await carryOut(
        rescheduleMyAppointment,
        { params: { id }, version, body, idempotencyKey: keyOf([version, body]) },
        t('appointments.move.done', { when: say(to) }),
      );
      onClose(moved);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setStartAt(null);
      await refuse(error, to);
    } finally {
      setBusy(false);
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
        <>
          <Button
            kind="primary"
            disabled={!startAt}
            loading={busy}
            onClick={() => startAt && void move(startAt)}
          >
            {startAt
              ? t('appointments.move.verb', { when: say(startAt) })
              : t('appointments.act.move')}
          </Button>
          <Button disabled={busy} onClick={() => onClose()}>
            {text('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('appointments.move.text', { when: say(before) })}</p>
      {refusal && <RefusalAlert refusal={refusal} onChoose={choose} />}
      <SlotPicker
        doctorId={doctorId}
        visitTypeId={visitTypeId}
        chosen={startAt}
        near={before}
        onChoose={choose}
      />
    </Modal>
  );
}
