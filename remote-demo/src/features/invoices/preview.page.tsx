import type { DemoInvoice, PaymentDetails } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { InvoiceSheet } from '@praxis/sdk/ui/invoice';
import { Page, PageHeader, useMoneyText, useRecordTitle } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { listAddress, previewAddress } from './addresses';
import { dollars } from './amounts';
import { InvoiceFromUrl } from './detail/invoice-from-url';
import styles from './detail/preview.module.css';
import { SideCard } from './detail/side-card';
import { useDrawerFromUrl } from './detail/use-drawer-from-url';
import { useInvoiceDocument } from './detail/use-invoice-document';
import { useInvoiceActions } from './use-invoice-actions';

/** Invoice as its client sees it, with actions. */
export default function PreviewPage() {
  return (
    <InvoiceFromUrl address={previewAddress}>
      {(invoice, paymentDetails) => <Preview invoice={invoice} paymentDetails={paymentDetails} />}
    </InvoiceFromUrl>
  );
}

interface PreviewProps {
  invoice: DemoInvoice;
  paymentDetails: PaymentDetails;
}

function Preview({ invoice, paymentDetails }: PreviewProps) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const toDocument = useInvoiceDocument();
  const actions = useInvoiceActions([invoice]);
  useDrawerFromUrl(actions, invoice);
  const document = toDocument(invoice, paymentDetails);
  useRecordTitle(document.title);
  const { balance, client, invoiceStatus } = invoice;

  return (
    <Page>
      <PageHeader back={{ to: listAddress, label: t('invoices.title') }} title={document.title}>
        <span className={styles.summary}>
          <StatusTag of="demoInvoice" status={invoiceStatus} />
          {/* Nobody owes a draft. */}
          {invoiceStatus !== 'Draft' && (
            <span>
              {balance > 0
                ? t('invoices.owes', { name: client.name, amount: money(dollars(balance)) })
                : t('invoices.owesNothing', { name: client.name })}
            </span>
          )}
        </span>
      </PageHeader>
      <div className={styles.layout}>
        <InvoiceSheet document={document} />
        <SideCard invoice={invoice} document={document} actions={actions} />
      </div>
      {actions.dialog}
    </Page>
  );
}
