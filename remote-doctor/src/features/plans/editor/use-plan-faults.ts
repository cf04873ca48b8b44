import { planInput } from '@praxis/contract/endpoints/plans';
import { isPrice, minPriceMinor, maxPriceMinor } from '@praxis/contract/rules/subscriptions/plan';
import { useTranslation } from '@praxis/sdk';
import type { FieldErrors, FormSchema } from '@praxis/sdk/ui/form';
import { useMoneyText } from '@praxis/sdk/ui/page';
import { benefitsOf, validateTerms, type PlanValues } from './plan-values';

/** Validation of a plan's terms by the contract, with the form's error messages. */
export function usePlanFaults(currency: string) {
  const { t } = useTranslation('doctor');
  const money = useMoneyText();
  const range = t('plans.form.priceHelp', {
    least: money({ amountMinor: minPriceMinor, currency }, { stripped: true }),
    most: money({ amountMinor: maxPriceMinor, currency }, { stripped: true }),
  });
  const priceFault = (amount: number | null, field: 'price' | 'joiningFee'): FieldErrors =>
    amount === null || isPrice(amount) ? {} : { [field]: range };

  const check = ({ price, joiningFee, benefits }: PlanValues): FieldErrors => {
    const tooMuch = !planInput.shape.benefits.safeParse(benefitsOf(benefits)).success;
    return {
      ...priceFault(price, 'price'),
      ...priceFault(joiningFee, 'joiningFee'),
      ...(tooMuch && { benefits: t('plans.form.benefitsFault') }),
    };
  };

  const schema: FormSchema = {
    safeParse(values) {
      const result = validateTerms(values as PlanValues, currency);
      if (result.success) return result;
      // Nested errors are shown at their top-level field; `check` reports too many or too long
      // benefits.
      const issues = result.error.issues
        .map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }))
        .filter(({ path, code }) => path[0] !== 'benefits' || code !== 'too_big');
      return { success: false, error: { issues } };
    },
  };

  return { range, check, schema };
}
