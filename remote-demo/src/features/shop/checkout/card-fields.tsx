import CreditCard from 'lucide-react/icons/credit-card';
import { cardBrand } from '@praxis/contract/rules/billing/card';
import {
  codeField,
  groupedExpiry,
  groupedField,
  groupedNumber,
} from '@praxis/contract/rules/billing/card-input';
import { useTranslation } from '@praxis/sdk';
import { Icon } from '@praxis/sdk/ui';
import { FieldRow, TextField, type FormState } from '@praxis/sdk/ui/form';
import type { PaymentValues } from './payment-values';

/** Number, name, expiration date and security code of a card. */
export function CardFields({ form }: { form: FormState<PaymentValues> }) {
  const { t } = useTranslation('demo');
  const number = form.field('number');
  return (
    <>
      {/* Full width: half of it would clip the last digits. */}
      <TextField
        {...groupedField(number, groupedNumber)}
        label={t('shop.card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        suffix={<Icon of={CreditCard} />}
      />
      <TextField
        {...form.field('holder')}
        label={t('shop.card.holder')}
        autoComplete="cc-name"
        maxLength={100}
      />
      <FieldRow>
        <TextField
          {...groupedField(form.field('expiry'), groupedExpiry)}
          label={t('shop.card.expiry')}
          placeholder={t('shop.card.expiryShape')}
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <TextField
          {...codeField(form.field('cvc'))}
          label={t('shop.card.cvc')}
          help={t(
            cardBrand(number.value) === 'amex' ? 'shop.card.cvcHelpAmex' : 'shop.card.cvcHelp',
          )}
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </FieldRow>
    </>
  );
}
