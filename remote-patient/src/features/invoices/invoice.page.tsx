import { useState } from 'react';
import CreditCard from 'lucide-react/icons/credit-card';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Button, ErrorState, Link, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader, StatusTag } from '@praxis/sdk/ui/page';
import { invoiceGroup } from './invoice.group';
import { InvoiceSheet } from './InvoiceSheet';
import { PayDialog } from './PayDialog';
import { PdfButton } from './PdfButton';
import { useInvoiceDocument } from './use-invoice-document';

/** One invoice: to read, print, keep as PDF, and pay while it is open. */
export default function InvoicePage() {
  const { t } = useTranslation('patient');
  const { id = '' } = useParams();
  const [paying, setPaying] = useState(false);
  const { data, loading, error, reload } = useDataGroup(invoiceGroup, { params: { id } });
  const invoice = data?.id === id ? data : null;
  const inWords = useInvoiceDocument();
  const document = invoice && inWords(invoice);

  return (
    <Page>
      <PageHeader
        back={{ to: '/patient/invoices', label: t('invoices.title') }}
        title={document?.title ?? t('invoice.heading')}
        actions={
          invoice &&
          document && (
            <>
              <PdfButton document={document} name={invoice.number} />
              <Button icon={Printer} onClick={() => window.print()}>
                {t('invoice.print')}
              </Button>
              {invoice.status === 'open' && (
                <Button kind="primary" icon={CreditCard} onClick={() => setPaying(true)}>
                  {t('invoice.pay.act')}
                </Button>
              )}
            </>
          )
        }
      >
        {invoice && <StatusTag of="invoice" status={invoice.status} />}
      </PageHeader>
      {error && !invoice && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!invoice && !error && <Loading shape="form" />}
      {invoice && document && (
        <InvoiceSheet
          document={document}
          billToAct={
            !invoice.billTo && <Link to="/patient/billing">{t('invoice.addBilling')}</Link>
          }
        />
      )}
      {paying && invoice && <PayDialog invoice={invoice} onClose={() => setPaying(false)} />}
    </Page>
  );
}
