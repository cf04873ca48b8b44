import Banknote from 'lucide-react/icons/banknote';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import { canEditInvoice, canPayInvoice } from '@praxis/contract/demo/invoice-rules';
import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { Button, Card, LinkButton } from '@praxis/sdk/ui';
import { PdfButton, type InvoiceDocument } from '@praxis/sdk/ui/invoice';
import { DateOnly, DateTime, Facts } from '@praxis/sdk/ui/page';
import { editAddress } from '../addresses';
import type { InvoiceActions } from '../use-invoice-actions';
import { MoreActions } from './more-actions';
import styles from './preview.module.css';

interface SideCardProps {
  invoice: DemoInvoice;
  document: InvoiceDocument;
  actions: Pick<InvoiceActions, 'open'>;
}

/** Actions on an invoice, the most likely one first. */
export function SideCard({ invoice, document, actions }: SideCardProps) {
  const { t } = useTranslation('demo');
  const { id, invoiceStatus, sent, payments = [] } = invoice;
  const notes = payments.filter(({ note }) => note !== '');
  const paysNext = canPayInvoice(invoice) && invoiceStatus !== 'Draft';
  const send = (
    <Button
      key="send"
      block
      kind={paysNext ? 'secondary' : 'primary'}
      icon={Send}
      onClick={() => actions.open('send', invoice)}
    >
      {t('invoices.send')}
    </Button>
  );
  const pay = canPayInvoice(invoice) && (
    <Button
      key="pay"
      block
      kind={paysNext ? 'primary' : 'secondary'}
      icon={Banknote}
      onClick={() => actions.open('pay', invoice)}
    >
      {t('invoices.addPayment')}
    </Button>
  );
  return (
    <Card className={styles.side}>
      <div className={styles.acts}>
        {paysNext ? [pay, send] : [send, pay]}
        <PdfButton block document={document} name={document.title} failed={t('invoices.pdfFailed')}>
          {t('invoices.download')}
        </PdfButton>
        <Button block icon={Printer} onClick={() => window.print()}>
          {t('invoices.print')}
        </Button>
        {canEditInvoice(invoice) && (
          <LinkButton block icon={Pencil} to={editAddress(id)}>
            {t('invoices.edit')}
          </LinkButton>
        )}
        <MoreActions invoice={invoice} />
      </div>
      {sent && (
        <Facts
          items={[
            { label: t('invoices.sentTo'), value: sent.to },
            { label: t('invoices.sentAt'), value: <DateTime at={sent.at} /> },
          ]}
        />
      )}
      {notes.length > 0 && (
        <Facts
          items={[
            {
              label: t('invoices.payment.note'),
              value: notes.map(({ date, note }, index) => (
                <div key={`${index} ${date}`}>
                  <DateOnly on={date} /> · {note}
                </div>
              )),
            },
          ]}
        />
      )}
    </Card>
  );
}
