import { cancelRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { CancelCode } from '@praxis/contract/entities/appointment';
import { useTranslation } from '@praxis/sdk';
import { NativeSelectField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';
import { RequestLine } from './request-line';

/** The reasons that a practice gives; the others come about by themselves. */
const codes = [
  'practiceRequest',
  'doctorUnavailable',
  'patientRequest',
  'other',
] as const satisfies readonly CancelCode[];

interface CancelDialogProps {
  appointment: TeamAppointment;
  onClose(): void;
}

/** Calls an appointment off: the patient is told, and gets it back for the period. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const { t } = useTranslation('team');
  const { carryOut } = useAct();
  const { id, version, patient } = appointment;
  const name = patient.fullName;
  const form = useForm<{ code: (typeof codes)[number] | '' }>({
    initial: { code: 'practiceRequest' },
    async onSubmit({ code }) {
      await carryOut(
        cancelRequest,
        { params: { id }, version, body: code === '' ? {} : { code } },
        t('requests.cancel.done', { name }),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      danger
      title={t('requests.cancel.title', { name })}
      form={form}
      verb={t('requests.cancel.verb')}
      onClose={onClose}
    >
      <RequestLine appointment={appointment} />
      <p>{t('requests.cancel.text')}</p>
      <NativeSelectField
        {...form.field('code')}
        label={t('requests.cancel.reason')}
        choices={codes.map((value) => ({ value, label: t(`requests.cancelCode.${value}`) }))}
      />
    </FormDialog>
  );
}
