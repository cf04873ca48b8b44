import { paymentMethods } from '@praxis/contract/demo/shop-orders';
import { cardFaults } from '@praxis/contract/rules/billing/card';
import { toDetails, noCard } from '@praxis/contract/rules/billing/card-input';
import { useTranslation } from '@praxis/sdk';
import { codeText, useUiText } from '@praxis/sdk/ui';
import { Form, RadioField, useForm, type FieldErrors } from '@praxis/sdk/ui/form';
import { useToday } from '@praxis/sdk/ui/page';
import { CardFields } from './card-fields';
import styles from './checkout.module.css';
import { DeliverTo } from './deliver-to';
import type { PaymentValues } from './payment-values';
import type { Checkout } from './use-checkout';

interface PaymentStepProps {
  checkout: Checkout;
  formId: string;
}

/** Form of the payment. Card details are validated here only: they are neither sent nor stored. */
export function PaymentStep({ checkout: { address, place, goTo }, formId }: PaymentStepProps) {
  const { t } = useTranslation('demo');
  const check = useCardCheck();
  const form = useForm<PaymentValues>({
    initial: { method: 'card', holder: '', ...noCard },
    check,
    onSubmit: async ({ method }) => {
      if (address) await place(method, address);
    },
  });
  return (
    <section aria-labelledby="shop-payment-title">
      <h2 id="shop-payment-title" className={styles['heading']}>
        {t('shop.payment.title')}
      </h2>
      {address && <DeliverTo address={address} onChange={() => goTo('address')} />}
      <Form form={form} id={formId}>
        <RadioField
          {...form.field('method')}
          label={t('shop.payment.method')}
          cards
          choices={paymentMethods.map((value) => ({
            value,
            label: t(`shop.payment.${value}`),
            help: t(`shop.payment.${value}Help`),
          }))}
        />
        {form.values.method === 'card' && <CardFields form={form} />}
      </Form>
    </section>
  );
}

/** Validates the card if it is the payment method. */
function useCardCheck(): (values: PaymentValues) => FieldErrors {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const today = useToday();
  return ({ method, holder, ...card }) => {
    if (method !== 'card') return {};
    const faults = Object.entries(cardFaults(toDetails(card), today));
    const isEmpty = (field: string) =>
      Object.entries(card).some(([name, value]) => name === field && value === '');
    return {
      ...(holder.trim() === '' && { holder: t('shop.card.enterHolder') }),
      ...Object.fromEntries(
        faults.flatMap(([field, code]) =>
          code === undefined
            ? []
            : [[field, isEmpty(field) ? text('field.required') : codeText(code, text)]],
        ),
      ),
    };
  };
}
