import { putBilling, type PatientBilling } from '@praxis/contract/endpoints/billing';
import { useHost, useIdentity, useTranslation } from '@praxis/sdk';
import { RequestError } from '@praxis/sdk/data';
import { TextField, useForm } from '@praxis/sdk/ui/form';
import { FormPage, FormSection } from '@praxis/sdk/ui/overlay';
import { AddressFields } from '../../shared/address-fields';

interface BillingFormProps {
  saved: PatientBilling;
  /** Asks for what is saved now. */
  reload(): void;
}

const noAddress = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' };

/** Name, e-mail and address; what was typed stays when somebody else saved meanwhile. */
export function BillingForm({ saved: { billing, version }, reload }: BillingFormProps) {
  const { t } = useTranslation('patient');
  const { client, notify } = useHost();
  const { userData } = useIdentity();
  const form = useForm({
    initial: billing ?? { name: userData.fullName, email: userData.email, address: noAddress },
    schema: putBilling.body,
    async onSubmit(body) {
      try {
        await client.call(putBilling, { body, version });
        notify({ kind: 'success', text: t('billing.saved') });
        reload();
      } catch (error) {
        if (error instanceof RequestError && error.failure.code === 'version_conflict') reload();
        throw error;
      }
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
