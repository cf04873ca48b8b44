import Paperclip from 'lucide-react/icons/paperclip';
import { invoiceMessageInput } from '@praxis/contract/demo/invoice-input';
import { invoiceSender, sendDemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Icon, Link, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { TextAreaField, TextField, useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import { formatDateOnly, useMoneyText } from '@praxis/sdk/ui/page';
import { previewAddress } from '../addresses';
import { dollars } from '../amounts';
import { dayOf } from '../days';
import type { InvoiceDrawerProps } from './drawer-props';
import styles from './drawers.module.css';

/** Emails an invoice to its client, with a link to it. */
export default function SendDrawer({ invoice, onClose }: InvoiceDrawerProps) {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const zone = useZone();
  const money = useMoneyText();
  const { run } = useMutation(sendDemoInvoice);
  const { id, client, balance, dueDate } = invoice;
  const sender = invoiceSender.name;
  const form = useForm({
    initial: {
      to: client.companyEmail,
      subject: t('invoices.mail.subject', { number: id, sender }),
      message: t(balance > 0 ? 'invoices.mail.open' : 'invoices.mail.settled', {
        name: client.name,
        number: id,
        amount: money(dollars(balance)),
        date: formatDateOnly(dayOf(dueDate, zone), language, 'long'),
        sender,
      }),
    },
    schema: invoiceMessageInput,
    async onSubmit(message) {
      await run(
        { body: { id, message } },
        { success: t('invoices.sentDone', { number: id, email: message.to }) },
      );
      onClose();
    },
  });

  return (
    <FormDrawer
      title={t('invoices.sendTitle', { number: id })}
      form={form}
      submitLabel={t('invoices.sendVerb')}
      onClose={onClose}
    >
      <TextField {...form.field('to')} type="email" label={t('invoices.mail.to')} />
      <TextField {...form.field('subject')} label={t('invoices.mail.subjectLabel')} />
      <TextAreaField {...form.field('message')} rows={10} label={t('invoices.mail.message')} />
      <p className={styles.attachment}>
        <Icon of={Paperclip} size={16} />
        <Link to={previewAddress(id)} target="_blank">
          {t('invoices.numbered', { number: id })}
        </Link>
      </p>
    </FormDrawer>
  );
}
