import { useState } from 'react';
import CreditCard from 'lucide-react/icons/credit-card';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Button, Link } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { invoiceQuery } from './queries';
import { InvoiceSheet } from './invoice-sheet';
import { PayDialog } from './pay-dialog';
import { PdfButton } from './pdf-button';
import { useInvoiceDocument } from './use-invoice-document';

/** One invoice: to read, print, keep as PDF, and pay while it is open. */
export default function InvoicePage() {
  const { t } = useTranslation('patient');
  const { id = '' } = useParams();
  const [paying, setPaying] = useState(false);
  const query = useQuery(invoiceQuery, { params: { id } });
  const invoice = query.data;
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
      <Loaded query={{ ...query, data: document }}>
        {(shown) => (
          <InvoiceSheet
            document={shown}
            billToAct={
              !invoice?.billTo && <Link to="/patient/billing">{t('invoice.addBilling')}</Link>
            }
          />
        )}
      </Loaded>
      {paying && invoice && <PayDialog invoice={invoice} onClose={() => setPaying(false)} />}
    </Page>
  );
}
