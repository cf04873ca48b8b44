import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DemoInvoice, PaymentDetails } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useNavigate } from '@praxis/sdk/router';
import { IconButton, Menu } from '@praxis/sdk/ui';
import { InvoiceSheet } from '@praxis/sdk/ui/invoice';
import { Page, PageHeader, useMoneyText } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { addAddress, listAddress, previewAddress } from './addresses';
import { dollars } from './amounts';
import { InvoiceOfAddress } from './detail/invoice-of-address';
import styles from './detail/preview.module.css';
import { SideCard } from './detail/side-card';
import { useDrawerOfAddress } from './detail/use-drawer-of-address';
import { useInvoiceDocument } from './detail/use-invoice-document';
import { useDeleteInvoice } from './use-delete-invoice';
import { useInvoiceActions } from './use-invoice-actions';

/** One invoice as its client sees it, and what can be done with it. */
export default function PreviewPage() {
  return (
    <InvoiceOfAddress address={previewAddress}>
      {(invoice, paymentDetails) => <Preview invoice={invoice} paymentDetails={paymentDetails} />}
    </InvoiceOfAddress>
  );
}

interface PreviewProps {
  invoice: DemoInvoice;
  paymentDetails: PaymentDetails;
}

function Preview({ invoice, paymentDetails }: PreviewProps) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const inWords = useInvoiceDocument();
  const actions = useInvoiceActions([invoice]);
  useDrawerOfAddress(actions, invoice);
  const document = inWords(invoice, paymentDetails);
  const { balance, client, invoiceStatus } = invoice;

  return (
    <Page>
      <PageHeader
        back={{ to: listAddress, label: t('invoices.title') }}
        title={document.title}
        actions={<MoreActions invoice={invoice} />}
      >
        <span className={styles.summary}>
          <StatusTag of="demoInvoice" status={invoiceStatus} />
          <span>
            {balance > 0
              ? t('invoices.owes', { name: client.name, amount: money(dollars(balance)) })
              : t('invoices.owesNothing', { name: client.name })}
          </span>
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

/** What is seldom done with an invoice. */
function MoreActions({ invoice }: { invoice: DemoInvoice }) {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const remove = useDeleteInvoice();
  return (
    <Menu
      align="end"
      items={[
        {
          key: 'duplicate',
          label: t('invoices.duplicate'),
          icon: Copy,
          to: `${addAddress}?from=${invoice.id}`,
        },
        {
          key: 'delete',
          label: t('invoices.delete'),
          icon: Trash2,
          danger: true,
          onSelect: () => {
            // The page of what is gone has nothing to show.
            void navigate(listAddress);
            remove(invoice);
          },
        },
      ]}
    >
      <IconButton kind="secondary" icon={Ellipsis} label={t('invoices.more')} />
    </Menu>
  );
}
