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
  formatAppointment,
  instantOf,
  localDateIn,
  localTimeIn,
  type ActionDialogProps,
} from '@praxis/sdk/ui/page';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useMutation } from '@praxis/sdk/data';
import { useLocation, useNavigate, useParams } from '@praxis/sdk/router';

interface TimeDialogProps extends ActionDialogProps<DoctorAppointment> {
  action: 'propose' | 'reschedule';
  /** Sends the chosen time. */
  send(startAt: string): Promise<void>;
}

/** Another time: proposed to the patient, who answers, or moved at once. */
function TimeDialog({ action, record: appointment, changes, send, onClose }: TimeDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const language = useIntlLanguage();
  const clock = useClock();
  const { patient, timeZone: zone, startAt, endAt } = appointment;
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
      await send(instant);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`appointments.${action}.title`, { name: patient.fullName })}
      form={form}
      disabled={!form.dirty}
      verb={t(`appointments.${action}.verb`)}
      onClose={onClose}
    >
      {changes}
      <p>
        {t(`appointments.${action}.text`, {
          when: formatAppointment(startAt, endAt, { language, zone, now: clock() }),
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

/** Proposes another time to the patient, who answers. */
export function ProposeDialog(props: ActionDialogProps<DoctorAppointment>) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(proposeAppointment);
  const { id, version, patient } = props.record;
  return (
    <TimeDialog
      {...props}
      action="propose"
      send={async (proposedStartAt) => {
        await run(
          { params: { id }, version, body: { proposedStartAt } },
          { success: t('appointments.propose.done', { name: patient.fullName }) },
        );
      }}
    />
  );
}

/** Moves a booked appointment; the record that replaces it opens where this one was open. */
export function RescheduleDialog(props: ActionDialogProps<DoctorAppointment>) {
  const { t } = useTranslation('doctor');
  const navigate = useNavigate();
  const { run } = useMutation(rescheduleAppointment);
  const { id: opened } = useParams();
  const { search } = useLocation();
  const { id, version, patient } = props.record;
  return (
    <TimeDialog
      {...props}
      action="reschedule"
      send={async (startAt) => {
        const moved = await run(
          { params: { id }, version, body: { startAt } },
          { success: t('appointments.reschedule.done', { name: patient.fullName }) },
        );
        if (opened === id) void navigate(`/doctor/appointments/${moved.id}${search}`);
      }}
    />
  );
}
