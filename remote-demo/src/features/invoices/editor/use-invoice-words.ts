import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import type { FormProps } from '@praxis/sdk/ui/form';
import { formatDateOnly } from '@praxis/sdk/ui/page';

/** How what another tab changed of an invoice is put into words. Of a client the name says enough. */
export function useInvoiceWords(): Pick<FormProps, 'describe' | 'names'> {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  return {
    names: { 'client.name': t('invoices.client'), items: t('invoices.items') },
    describe(path, value) {
      if (path.startsWith('client.') && path !== 'client.name') return null;
      const isDay = path === 'issuedDate' || path === 'dueDate';
      return isDay && typeof value === 'string' ? formatDateOnly(value, language) : undefined;
    },
  };
}
