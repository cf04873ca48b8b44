import Printer from 'lucide-react/icons/printer';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Button, Link } from '@praxis/sdk/ui';
import { InvoiceSheet, PdfButton } from '@praxis/sdk/ui/invoice';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { actionButtons, Page, PageHeader, useActionFromUrl } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { invoiceQuery } from './queries';
import { useInvoiceActions } from './use-invoice-actions';
import { useInvoiceDocument } from './detail/use-invoice-document';

/** One invoice to read, print, save as PDF, and pay while it is open. */
export default function InvoicePage() {
  const { t } = useTranslation('patient');
  const { id = '' } = useParams();
  const query = useQuery(invoiceQuery, { params: { id } });
  const invoice = query.data;
  const actions = useInvoiceActions();
  useActionFromUrl(actions, invoice);
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
              <PdfButton document={document} name={invoice.number} failed={t('invoice.pdfFailed')}>
                {t('invoice.pdf')}
              </PdfButton>
              <Button icon={Printer} onClick={() => window.print()}>
                {t('invoice.print')}
              </Button>
              {actionButtons(actions.offered(invoice))}
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
      {actions.dialog}
    </Page>
  );
}
