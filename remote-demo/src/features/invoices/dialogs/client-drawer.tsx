import { invoiceClientInput } from '@praxis/contract/demo/invoice-input';
import type { InvoiceClient } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { TextField, useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';

export interface ClientDrawerProps {
  /** Called with the new client of the invoice. */
  onSave(client: InvoiceClient): void;
  onClose(): void;
}

const emptyClient: InvoiceClient = {
  name: '',
  company: '',
  companyEmail: '',
  address: '',
  country: '',
  contact: '',
};

/** Form of a new client. */
export default function ClientDrawer({ onSave, onClose }: ClientDrawerProps) {
  const { t } = useTranslation('demo');
  const form = useForm({
    initial: emptyClient,
    schema: invoiceClientInput,
    onSubmit(values) {
      onSave(invoiceClientInput.parse(values));
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t('invoices.newClient')}
      form={form}
      submitLabel={t('invoices.addClient')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('invoices.name')} />
      <TextField {...form.field('company')} optional label={t('invoices.company')} />
      <TextField {...form.field('companyEmail')} type="email" label={t('invoices.email')} />
      <TextField {...form.field('address')} label={t('invoices.address')} />
      <TextField {...form.field('country')} label={t('invoices.country')} />
      <TextField {...form.field('contact')} type="tel" optional label={t('invoices.phone')} />
    </FormDrawer>
  );
}
