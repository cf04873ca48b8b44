import UserPlus from 'lucide-react/icons/user-plus';
import type { InvoiceClient } from '@praxis/contract/demo/invoices';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, Card } from '@praxis/sdk/ui';
import { DateField } from '@praxis/sdk/ui/date';
import { FieldRow, NativeSelectField, type FormState } from '@praxis/sdk/ui/form';
import { PartialError } from '@praxis/sdk/ui/page';
import { invoiceClientsQuery } from '../queries';
import styles from './editor.module.css';
import type { InvoiceValues } from './invoice-values';

interface DetailsCardProps {
  form: Pick<FormState<InvoiceValues>, 'field' | 'set' | 'values'>;
  onNewClient(): void;
}

/** Client and dates of the invoice. */
export function DetailsCard({ form, onNewClient }: DetailsCardProps) {
  const { t } = useTranslation('demo');
  const query = useQuery(invoiceClientsQuery, {});
  const { value: client, onChange, ...field } = form.field('client');
  const clients = withClient(query.data ?? [], client);
  return (
    <Card title={t('invoices.details')}>
      <div className={styles.fields}>
        <PartialError of={[query]} />
        <div className={styles.client}>
          <NativeSelectField
            {...field}
            label={t('invoices.client')}
            value={client ? keyOf(client) : ''}
            onChange={(key) => onChange(clients.find((one) => keyOf(one) === key) ?? null)}
            choices={clients.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
          />
          <Button icon={UserPlus} onClick={onNewClient}>
            {t('invoices.newClient')}
          </Button>
        </div>
        {client && (
          <address className={styles.address}>
            {[client.address, client.country, client.companyEmail, client.contact]
              .filter((line) => line !== '')
              .map((line, index) => (
                <span key={index}>{line}</span>
              ))}
          </address>
        )}
        <FieldRow>
          <DateField {...form.field('issuedDate')} label={t('invoices.issued')} />
          <DateField
            {...form.field('dueDate')}
            label={t('invoices.due')}
            from={form.values.issuedDate ?? undefined}
          />
        </FieldRow>
      </div>
    </Card>
  );
}

const keyOf = ({ companyEmail, name }: InvoiceClient) => `${companyEmail} ${name}`;
const labelOf = ({ name, company }: InvoiceClient) => inOneLine([name, company], ' · ');

/** Clients on offer, including the invoice's current one. */
function withClient(clients: readonly InvoiceClient[], client: InvoiceClient | null) {
  if (!client || clients.some((one) => keyOf(one) === keyOf(client))) return clients;
  return [...clients, client];
}
