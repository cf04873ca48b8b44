import { waiveSubscriber } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useMoneyText, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';

/** Writes off the open invoice of a subscription that is past due or unpaid. */
export default function WaiveDialog({
  record: subscriber,
  changes,
  onClose,
}: ActionDialogProps<DoctorSubscriber>) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(waiveSubscriber);
  const money = useMoneyText();
  const { id, version, patient, openInvoice, billingState } = subscriber;
  const amount = openInvoice ? money(openInvoice.due) : '';
  const form = useForm({
    initial: { reason: '' },
    schema: waiveSubscriber.body,
    async onSubmit({ reason }) {
      await run(
        { params: { id }, version, body: { reason } },
        { success: t('patients.waive.done', { amount, name: patient.fullName }) },
      );
      onClose();
    },
  });
  // Only unpaid subscriptions block booking, past due ones don't.
  const text = billingState === 'unpaid' ? 'text' : 'textDue';
  return (
    <FormDialog
      danger
      title={t('patients.waive.title', { name: patient.fullName })}
      form={form}
      // It was paid in the meantime, so there is nothing left to write off.
      disabled={!openInvoice}
      verb={t('patients.waive.verb', { amount })}
      onClose={onClose}
    >
      {changes}
      {openInvoice && <p>{t(`patients.waive.${text}`, { amount, number: openInvoice.number })}</p>}
      <TextAreaField
        {...form.field('reason')}
        label={t('patients.waive.reason')}
        help={t('patients.waive.reasonHelp')}
        maxLength={500}
        rows={2}
      />
    </FormDialog>
  );
}
