import { addDemoInvoice, updateDemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { useZone } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader, useToday } from '@praxis/sdk/ui/page';
import { listAddress } from './addresses';
import { InvoiceEditor } from './editor/invoice-editor';
import { copyOf, defaultValues, type InvoiceValues } from './editor/invoice-values';
import { invoiceQuery } from './queries';

/** Page of a new invoice: empty, or a copy of another. */
export default function AddInvoicePage() {
  const { t } = useTranslation('demo');
  const today = useToday();
  const zone = useZone();
  const [params] = useSearchParams();
  const from = params.get('from');
  const original = useQuery(invoiceQuery, from === null ? null : { params: { id: from } });
  return (
    <Page>
      <PageHeader
        title={t('invoices.new')}
        back={{ to: listAddress, label: t('invoices.title') }}
      />
      {from === null ? (
        <NewInvoice initial={defaultValues(today)} />
      ) : (
        <Loaded query={original}>
          {({ invoice }) => <NewInvoice key={from} initial={copyOf(invoice, zone, today)} />}
        </Loaded>
      )}
    </Page>
  );
}

function NewInvoice({ initial }: { initial: InvoiceValues }) {
  const { t } = useTranslation('demo');
  const add = useMutation(addDemoInvoice, {
    revisedBy: updateDemoInvoice,
    revision: ({ invoice: { id } }, { body }) => ({ body: { invoice: { ...body.invoice, id } } }),
  });
  return (
    <InvoiceEditor
      initial={initial}
      cancelTo={listAddress}
      onSave={async (composed) => {
        const { invoice } = await add.run(
          { body: { invoice: composed } },
          { success: (response) => t('invoices.created', { number: response.invoice.id }) },
        );
        return invoice;
      }}
    />
  );
}
