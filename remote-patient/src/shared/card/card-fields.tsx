import { cardBrand } from '@praxis/contract/rules/billing/card';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from '@praxis/sdk';
import { Icon } from '@praxis/sdk/ui';
import { FieldRow, TextField, type FormState } from '@praxis/sdk/ui/form';
import { Tag } from '@praxis/sdk/ui/page';
import {
  codeField,
  groupedExpiry,
  groupedField,
  groupedNumber,
  type CardValues,
} from '@praxis/contract/rules/billing/card-input';
import { TestCards } from './test-cards';

/** Card number, expiration date and security code; the first digits show the brand. */
export function CardFields({ form }: { form: FormState<CardValues> }) {
  const { t } = useTranslation('patient');
  const number = form.field('number');
  const brand = cardBrand(number.value);
  return (
    <>
      <TextField
        {...groupedField(number, groupedNumber)}
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        // Always rendered: wrapping the input on the first digit would lose its focus.
        suffix={
          brand === 'other' ? (
            <Icon of={CreditCard} />
          ) : (
            <Tag tone="info">{t(`brands.${brand}`)}</Tag>
          )
        }
      />
      <FieldRow>
        <TextField
          {...groupedField(form.field('expiry'), groupedExpiry)}
          label={t('card.expiry')}
          placeholder={t('card.expiryShape')}
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <TextField
          {...codeField(form.field('cvc'))}
          label={t('card.cvc')}
          help={t(brand === 'amex' ? 'card.cvcHelpAmex' : 'card.cvcHelp')}
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </FieldRow>
      <TestCards onTake={(chosen) => number.onChange(groupedNumber(chosen))} />
    </>
  );
}
