import { useState } from 'react';
import { canEditInvoice, paidCents } from '@praxis/contract/demo/invoice-rules';
import { updateDemoInvoice, type DemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Alert, EmptyState, Flex, LinkButton, useZone } from '@praxis/sdk/ui';
import { Page, PageHeader, useRecordTitle } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { addAddress, editAddress, listAddress, previewAddress } from './addresses';
import { InvoiceFromUrl } from './detail/invoice-from-url';
import { InvoiceEditor } from './editor/invoice-editor';
import { valuesOf } from './editor/invoice-values';

/** Edits an invoice that isn't fully paid. */
export default function EditInvoicePage() {
  return (
    <InvoiceFromUrl address={editAddress}>
      {(invoice) => <EditInvoice invoice={invoice} />}
    </InvoiceFromUrl>
  );
}

function EditInvoice({ invoice }: { invoice: DemoInvoice }) {
  const { t } = useTranslation('demo');
  const zone = useZone();
  const update = useMutation(updateDemoInvoice);
  const { id, invoiceStatus } = invoice;
  const title = t('invoices.editTitle', { number: id });
  useRecordTitle(title);
  /** A save was rejected. */
  const [refused, setRefused] = useState(false);
  return (
    <Page>
      <PageHeader
        title={title}
        back={{ to: previewAddress(id), label: t('invoices.numbered', { number: id }) }}
      >
        <StatusTag of="demoInvoice" status={invoiceStatus} />
      </PageHeader>
      {canEditInvoice(invoice) ? (
        <InvoiceEditor
          isStored
          initial={valuesOf(invoice, zone)}
          paid={paidCents(invoice)}
          cancelTo={previewAddress(id)}
          onSave={async (composed) => {
            try {
              const saved = await update.run(
                { body: { invoice: { id, ...composed } } },
                { success: t('invoices.saved', { number: id }) },
              );
              return saved.invoice;
            } catch (error) {
              setRefused(true);
              throw error;
            }
          }}
        />
      ) : (
        <EmptyState
          drawing="money"
          title={t('invoices.settled')}
          action={
            <Flex wrap justify="center">
              <LinkButton to={listAddress}>{t('invoices.toList')}</LinkButton>
              <LinkButton to={`${addAddress}?from=${id}`}>{t('invoices.duplicate')}</LinkButton>
            </Flex>
          }
        >
          {refused && <Alert kind="danger">{t('invoices.paidMeanwhile')}</Alert>}
          <p>{t('invoices.settledText')}</p>
        </EmptyState>
      )}
    </Page>
  );
}
