import { waiveSubscriber } from '@praxis/contract/endpoints/subscribers';
import { useTranslation } from '@praxis/sdk';
import { TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';
import type { DecisionProps } from './decision-dialog';

/** Gives up the open invoice of a subscription that is past due or unpaid. */
export function WaiveDialog({ subscriber, changes, onClose }: DecisionProps) {
  const { t } = useTranslation('doctor');
  const { carryOut } = useAct();
  const { id, version, patient } = subscriber;
  const form = useForm({
    initial: { reason: '' },
    schema: waiveSubscriber.body,
    async onSubmit({ reason }) {
      await carryOut(
        waiveSubscriber,
        { params: { id }, version, body: { reason } },
        t('patients.waive.done', { name: patient.fullName }),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      danger
      title={t('patients.waive.title', { name: patient.fullName })}
      form={form}
      verb={t('patients.waive.verb')}
      onClose={onClose}
    >
      {changes}
      <p>{t('patients.waive.text')}</p>
      <TextAreaField
        {...form.field('reason')}
        label={t('patients.waive.reason')}
        maxLength={500}
        rows={2}
      />
    </FormDialog>
  );
}
