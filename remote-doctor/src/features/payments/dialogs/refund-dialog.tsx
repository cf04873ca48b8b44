import { createRefund } from '@praxis/contract/endpoints/payments';
import type { DoctorCharge } from '@praxis/contract/endpoints/views/money-records';
import { refundReasons } from '@praxis/contract/entities/refund';
import { useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { NativeSelectField, required, useForm } from '@praxis/sdk/ui/form';
import { Facts, Money, useMoneyText, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useMutation } from '@praxis/sdk/data';
import { AmountField } from '../../../shared/amount-field';

type Reason = (typeof refundReasons)[number];

/** Refunds a charge in part or in full, with the refundable amount shown beforehand. */
export default function RefundDialog({
  record: { id, version, patient, amount: charged, refunded, refundable: most },
  changes,
  onClose,
}: ActionDialogProps<DoctorCharge>) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const money = useMoneyText();
  const { run } = useMutation(createRefund);
  const { currency } = charged;
  const isPossible = (amountMinor: number | null): amountMinor is number =>
    amountMinor !== null && amountMinor >= 1 && amountMinor <= most.amountMinor;
  const form = useForm<{ amountMinor: number | null; reason: Reason | '' }>({
    initial: { amountMinor: most.amountMinor, reason: '' },
    check: ({ amountMinor, reason }) => ({
      ...required({ reason }, text('field.required')),
      ...(isPossible(amountMinor)
        ? {}
        : { amountMinor: t('payments.refund.range', { most: money(most) }) }),
    }),
    async onSubmit({ amountMinor, reason }) {
      if (amountMinor === null || reason === '') return;
      const body = { amount: { amountMinor, currency }, reason };
      await run(
        { params: { id }, version, body },
        {
          success: t('payments.refund.done', {
            name: patient.fullName,
            amount: money(body.amount),
          }),
        },
      );
      onClose();
    },
  });
  const { amountMinor } = form.values;
  return (
    <FormDialog
      danger
      title={t('payments.refund.title', { name: patient.fullName })}
      form={form}
      verb={
        isPossible(amountMinor)
          ? t('payments.refund.verb', { amount: money({ amountMinor, currency }) })
          : t('payments.refund.act')
      }
      onClose={onClose}
    >
      {changes}
      <Facts
        items={[
          { label: t('payments.refund.charged'), value: <Money of={charged} /> },
          { label: t('payments.refund.before'), value: <Money of={refunded} /> },
          { label: t('payments.refund.most'), value: <Money of={most} /> },
        ]}
      />
      <AmountField
        {...form.field('amountMinor')}
        label={t('payments.refund.amount')}
        help={t('payments.refund.help')}
        currency={currency}
      />
      <NativeSelectField<Reason>
        {...form.field('reason')}
        label={t('payments.column.reason')}
        choices={refundReasons.map((value) => ({
          value,
          label: t(`payments.reason.${value}`),
        }))}
      />
    </FormDialog>
  );
}
