import { putBilling, type PatientBilling } from '@praxis/contract/endpoints/billing';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { TextField, useForm } from '@praxis/sdk/ui/form';
import { FormPage, FormSection } from '@praxis/sdk/ui/overlay';
import { AddressFields } from '../../shared/address/address-fields';

const noAddress = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' };

/** Billing name, email and address; unsaved changes survive a save from elsewhere. */
export function BillingForm({ saved: { billing, version } }: { saved: PatientBilling }) {
  const { t } = useTranslation('patient');
  const { run } = useMutation(putBilling);
  const { userData } = useIdentity();
  const form = useForm({
    initial: billing ?? { name: userData.fullName, email: userData.email, address: noAddress },
    schema: putBilling.body,
    async onSubmit(body) {
      await run({ body, version }, { success: t('billing.saved') });
    },
  });

  return (
    <FormPage form={form}>
      <FormSection title={t('billing.who')} help={t('billing.whoHelp')}>
        <TextField {...form.field('name')} label={t('billing.name')} autoComplete="name" />
        <TextField
          {...form.field('email')}
          label={t('billing.email')}
          type="email"
          autoComplete="email"
        />
      </FormSection>
      <FormSection title={t('billing.address')}>
        <AddressFields field={(name) => form.field(`address.${name}`)} />
      </FormSection>
    </FormPage>
  );
}
