import {
  proposeAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useClock, useIntlLanguage, useUiText } from '@praxis/sdk/ui';
import { WhenFields, type When } from '@praxis/sdk/practice/when';
import { required, useForm } from '@praxis/sdk/ui/form';
import {
  formatInstantRange,
  instantOf,
  localDateIn,
  localTimeIn,
  useAct,
} from '@praxis/sdk/ui/page';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useCommandKey } from '@praxis/sdk/data';
import { ChangedMeanwhile } from './changed-meanwhile';

interface TimeDialogProps {
  act: 'propose' | 'reschedule';
  /** As it was when the act was chosen. */
  before: DoctorAppointment;
  appointment: DoctorAppointment;
  /** With the record that replaces this one, where it was moved. */
  onClose(moved?: DoctorAppointment): void;
}

/** Another time: proposed to the patient, who answers, or moved at once. */
export function TimeDialog({ act, before, appointment, onClose }: TimeDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const language = useIntlLanguage();
  const clock = useClock();
  const keyOf = useCommandKey();
  const { carryOut } = useAct();
  const { id, version, patient, timeZone: zone, startAt, endAt } = appointment;
  const start = Date.parse(startAt);
  const form = useForm<When>({
    initial: { on: localDateIn(zone, start), time: localTimeIn(zone, start) },
    check: ({ on, time }) => ({
      ...required({ on: on ?? '', time: time ?? '' }, text('field.required')),
      ...(on && time && !instantOf(on, time, zone) ? { time: text('when.skipped') } : {}),
    }),
    async onSubmit({ on, time }) {
      const instant = on && time && instantOf(on, time, zone);
      if (!instant) return;
      const target = { params: { id }, version };
      const said = t(`appointments.${act}.done`, { name: patient.fullName });
      if (act === 'propose')
        await carryOut(proposeAppointment, { ...target, body: { proposedStartAt: instant } }, said);
      else {
        const body = { startAt: instant };
        const moved = await carryOut(
          rescheduleAppointment,
          { ...target, body, idempotencyKey: keyOf([version, body]) },
          said,
        );
        onClose(moved);
        return;
      }
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`appointments.${act}.title`, { name: patient.fullName })}
      form={form}
      disabled={!form.dirty}
      verb={t(`appointments.${act}.verb`)}
      onClose={() => onClose()}
    >
      <ChangedMeanwhile before={before} now={appointment} />
      <p>
        {t(`appointments.${act}.text`, {
          when: formatInstantRange(startAt, endAt, { language, zone, namesZone: true }),
        })}
      </p>
      <WhenFields
        on={form.field('on')}
        time={form.field('time')}
        zone={zone}
        from={localDateIn(zone, clock())}
        doctorId={appointment.doctorId}
        visitTypeId={appointment.visitTypeId}
      />
    </FormDialog>
  );
}
