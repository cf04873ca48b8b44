import { toCents } from '@praxis/contract/demo/invoice-rules';
import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useMoneyText } from '@praxis/sdk/ui/page';
import { cents } from './amounts';

const balanceOf = (invoices: readonly DemoInvoice[]) =>
  cents(invoices.reduce((sum, { balance }) => sum + toCents(balance), 0));

/** Total and past due balance of clients; drafts aren't owed. */
export function Outstanding({ invoices }: { invoices: readonly DemoInvoice[] }) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const open = invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft');
  const late = open.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due');
  return t('invoices.outstanding', {
    amount: money(balanceOf(open)),
    late: money(balanceOf(late)),
  });
}
