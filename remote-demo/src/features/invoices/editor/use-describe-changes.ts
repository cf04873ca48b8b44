import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import type { FormProps } from '@praxis/sdk/ui/form';
import { formatDateOnly, numberFormat, useMoneyText } from '@praxis/sdk/ui/page';
import { dollars } from '../amounts';
import { validPricing, type ItemValues } from './invoice-values';

/** Formats another tab's changes to an invoice. Of a client only the name is reported. */
export function useDescribeChanges(): Pick<FormProps, 'describe' | 'names'> {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const money = useMoneyText();
  // The typed item stays, so the other tab's version is shown as text.
  const lineOf = (item: ItemValues) => {
    const { quantity, cost } = validPricing(item);
    return `${item.title} (${numberFormat(language).format(quantity)} × ${money(dollars(cost))})`;
  };
  return {
    names: { 'client.name': t('invoices.client'), items: t('invoices.items') },
    describe(path, value) {
      if (path.startsWith('client.') && path !== 'client.name') return null;
      if (path === 'items') return (value as ItemValues[]).map(lineOf).join('; ');
      const isDay = path === 'issuedDate' || path === 'dueDate';
      return isDay && typeof value === 'string' ? formatDateOnly(value, language) : undefined;
    },
  };
}
