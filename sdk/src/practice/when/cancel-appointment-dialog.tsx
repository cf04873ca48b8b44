import type { cancelRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { cancelAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type {
  DoctorAppointment,
  TeamAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import {
  practiceCancelCodes,
  type PracticeCancelCode,
} from '@praxis/contract/entities/appointment';
import { staysUsed } from '@praxis/contract/rules/appointments/cancel-window';
import { useMutation } from '../../data/use-mutation';
import type { ActionDialogProps } from '../../ui/actions/record-action';
import { useNow } from '../../ui/clock';
import { NativeSelectField } from '../../ui/form/choice-fields';
import { useForm } from '../../ui/form/use-form';
import { FormDialog } from '../../ui/overlay/form-dialog';
import { AppointmentLine } from '../appointment/appointment-line';

type Text =
  | 'title'
  | 'text'
  /** The cancellation is late: the appointment still counts toward the allowance. */
  | 'textKept'
  /** The appointment doesn't use an allowance. */
  | 'textSingle'
  | 'reason'
  | 'verb'
  | 'keep'
  | 'done';

export interface CancelAppointmentDialogProps extends ActionDialogProps<
  DoctorAppointment | TeamAppointment
> {
  endpoint: typeof cancelAppointment | typeof cancelRequest;
  text(key: Text): string;
  codeText(code: PracticeCancelCode): string;
}

/** Cancels an appointment: the patient is notified and gets it back, unless they asked too late. */
export function CancelAppointmentDialog({
  endpoint,
  text,
  codeText,
  record,
  changes,
  onClose,
}: CancelAppointmentDialogProps) {
  const now = useNow();
  const { run } = useMutation(endpoint);
  const { id, version, usesAllowance, changeableUntil } = record;
  const form = useForm<{ code: PracticeCancelCode | '' }>({
    initial: { code: 'practiceRequest' },
    async onSubmit({ code }) {
      const body = code === '' ? {} : { code };
      await run({ params: { id }, version, body }, { success: text('done') });
      onClose();
    },
  });
  // `now` is truncated to the minute, and the window closes on one: it is already closed during it.
  const isLate = staysUsed(form.values.code, changeableUntil, now + 1);
  const consequence = !usesAllowance ? 'textSingle' : isLate ? 'textKept' : 'text';
  return (
    <FormDialog
      danger
      title={text('title')}
      form={form}
      verb={text('verb')}
      cancelLabel={text('keep')}
      onClose={onClose}
    >
      {changes}
      <AppointmentLine appointment={record} />
      <p>{text(consequence)}</p>
      <NativeSelectField
        {...form.field('code')}
        label={text('reason')}
        choices={practiceCancelCodes.map((value) => ({ value, label: codeText(value) }))}
      />
    </FormDialog>
  );
}
