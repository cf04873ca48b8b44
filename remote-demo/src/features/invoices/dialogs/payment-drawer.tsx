import {
  invoicePaymentInput,
  paymentMethods,
  type PaymentMethod,
} from '@praxis/contract/demo/invoice-input';
import { afterPayment, canPayInvoice, isPayable } from '@praxis/contract/demo/invoice-rules';
import { addInvoicePayment } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Alert } from '@praxis/sdk/ui';
import { DateField } from '@praxis/sdk/ui/date';
import {
  NativeSelectField,
  NumberField,
  TextField,
  useForm,
  type FieldErrors,
} from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import { useMoneyText, useToday } from '@praxis/sdk/ui/page';
import { currency, dollars } from '../amounts';
import type { InvoiceDrawerProps } from './drawer-props';
import styles from './drawers.module.css';

interface PaymentValues {
  amount: number | null;
  date: string | null;
  method: PaymentMethod | '';
  note: string;
}

/** Records a full or partial payment. */
export default function PaymentDrawer({ invoice, onClose }: InvoiceDrawerProps) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const today = useToday();
  const { run } = useMutation(addInvoicePayment);
  const { id, balance, client } = invoice;
  const tooMuch = t('invoices.payment.tooMuch', { amount: money(dollars(balance)) });
  const form = useForm<PaymentValues>({
    initial: { amount: balance, date: today, method: 'bankTransfer', note: '' },
    schema: invoicePaymentInput,
    check: ({ amount }): FieldErrors =>
      amount !== null && amount > 0 && !isPayable(invoice, amount) ? { amount: tooMuch } : {},
    async onSubmit(values) {
      const payment = invoicePaymentInput.parse(values);
      const amount = money(dollars(payment.amount));
      await run(
        { body: { id, payment } },
        { success: t('invoices.payment.done', { amount, number: id }) },
      );
      onClose();
    },
  });
  const { amount } = form.values;
  const left =
    amount !== null && isPayable(invoice, amount) ? afterPayment(invoice, amount).balance : null;
  const drawer = { title: t('invoices.payment.title', { number: id }), form, onClose };

  // The user's own payment settles the invoice shortly before the drawer closes.
  if (!canPayInvoice(invoice) && !form.submitting)
    return (
      <FormDrawer {...drawer} submitLabel={null}>
        <Alert>{t('invoices.payment.settled')}</Alert>
      </FormDrawer>
    );
  return (
    <FormDrawer {...drawer} submitLabel={t('invoices.payment.verb')}>
      <p className={styles.balance}>
        <span>{t('invoices.owesLabel', { name: client.name })}</span>
        <strong>{money(dollars(balance))}</strong>
      </p>
      <NumberField
        {...form.field('amount')}
        currency={currency}
        label={t('invoices.payment.amount')}
        help={
          left === null
            ? undefined
            : left === 0
              ? t('invoices.payment.settles')
              : t('invoices.payment.leaves', { amount: money(dollars(left)) })
        }
      />
      <DateField {...form.field('date')} label={t('invoices.payment.date')} until={today} />
      <NativeSelectField
        {...form.field('method')}
        label={t('invoices.payment.method')}
        choices={paymentMethods.map((value) => ({ value, label: t(`invoices.methods.${value}`) }))}
      />
      <TextField {...form.field('note')} optional label={t('invoices.payment.note')} />
    </FormDrawer>
  );
}
