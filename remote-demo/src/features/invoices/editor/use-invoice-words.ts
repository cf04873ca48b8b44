import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import type { FormProps } from '@praxis/sdk/ui/form';
import { formatDateOnly, numberFormat, useMoneyText } from '@praxis/sdk/ui/page';
import { dollars } from '../amounts';
import { pricedSoFar, type ItemValues } from './invoice-values';

/** How what another tab changed of an invoice is put into words. Of a client the name says enough. */
export function useInvoiceWords(): Pick<FormProps, 'describe' | 'names'> {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const money = useMoneyText();
  // What was typed in a line stays: what the other tab made of it is to be read here.
  const lineOf = (item: ItemValues) => {
    const { quantity, cost } = pricedSoFar(item);
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
