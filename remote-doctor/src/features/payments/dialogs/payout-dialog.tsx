import { createPayout } from '@praxis/contract/endpoints/payments';
import type { Money as MoneyAmount } from '@praxis/contract/entities/money';
import { minPayoutMinor } from '@praxis/contract/entities/payout';
import { isolated } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useQuery, useMutation } from '@praxis/sdk/data';
import { Alert, Link, Loading } from '@praxis/sdk/ui';
import { useForm } from '@praxis/sdk/ui/form';
import { Facts, Money, useMoneyText } from '@praxis/sdk/ui/page';
import { FormDialog, Loaded } from '@praxis/sdk/ui/overlay';
import { payoutAccountQuery } from '../../../shared/payout-account/queries';
import { AmountField } from '../../../shared/amount-field';

interface PayoutDialogProps {
  balance: MoneyAmount;
  onClose(): void;
}

/** Requests a payout of the balance, or part of it, to the verified account. */
export default function PayoutDialog({ balance, onClose }: PayoutDialogProps) {
  const { t } = useTranslation('doctor');
  const money = useMoneyText();
  const { run } = useMutation(createPayout);
  const rows = useQuery(payoutAccountQuery, {});
  const { currency } = balance;
  const account = rows.data?.account;
  const isVerified = account?.status === 'verified';
  const least = money({ amountMinor: minPayoutMinor, currency });
  const isTooLittle = balance.amountMinor < minPayoutMinor;
  const isPossible = (amountMinor: number | null): amountMinor is number =>
    amountMinor !== null && amountMinor >= minPayoutMinor && amountMinor <= balance.amountMinor;
  const form = useForm<{ amountMinor: number | null }>({
    initial: { amountMinor: Math.max(0, balance.amountMinor) },
    check: ({ amountMinor }): Record<string, string> => {
      // No amount is valid: the dialog says so itself.
      if (isTooLittle) return {};
      if (amountMinor === null || amountMinor < minPayoutMinor)
        return { amountMinor: t('payments.payout.least', { least }) };
      return amountMinor > balance.amountMinor
        ? { amountMinor: t('payments.payout.tooMuch', { balance: money(balance) }) }
        : {};
    },
    async onSubmit({ amountMinor }) {
      if (amountMinor === null) return;
      const body = { amount: { amountMinor, currency } };
      await run({ body }, { success: t('payments.payout.done', { amount: money(body.amount) }) });
      onClose();
    },
  });
  const { amountMinor } = form.values;
  return (
    <FormDialog
      title={t('payments.payout.title')}
      form={form}
      disabled={!isVerified || isTooLittle}
      verb={
        isPossible(amountMinor)
          ? t('payments.payout.verb', { amount: money({ amountMinor, currency }) })
          : t('payments.payout.act')
      }
      onClose={onClose}
    >
      <Loaded query={rows} outline={<Loading count={3} />}>
        {() => (
          <>
            {!isVerified && (
              <Alert kind="warning" title={t('payments.payout.noAccount')}>
                <Link to="/doctor/profile?tab=payout">{t('payments.payout.toAccount')}</Link>
              </Alert>
            )}
            {isVerified && isTooLittle && (
              <Alert kind="warning">{t('payments.payout.tooLittle', { least })}</Alert>
            )}
            <Facts
              items={[
                { label: t('payments.total.balance'), value: <Money of={balance} /> },
                {
                  label: t('payments.column.account'),
                  value: account ? `${isolated(account.bankName)} ···· ${account.last4}` : null,
                },
              ]}
            />
          </>
        )}
      </Loaded>
      <AmountField
        {...form.field('amountMinor')}
        label={t('payments.column.amount')}
        help={t('payments.payout.help')}
        currency={currency}
      />
    </FormDialog>
  );
}
