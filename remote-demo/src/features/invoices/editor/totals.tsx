import { useTranslation } from '@praxis/sdk';
import { Money } from '@praxis/sdk/ui/page';
import { cents } from '../amounts';
import styles from './editor.module.css';
import { totalsOf, type InvoiceValues } from './invoice-values';

interface TotalsProps {
  values: InvoiceValues;
  /** Amount already paid, in cents. */
  paid: number;
}

/** Totals of the invoice being edited. */
export function Totals({ values, paid }: TotalsProps) {
  const { t } = useTranslation('demo');
  const { subtotal, discount, tax, total } = totalsOf(values);
  const lines = [
    { label: t('invoices.subtotal'), amount: subtotal },
    { label: t('invoices.discount'), amount: -discount },
    { label: t('invoices.tax'), amount: tax },
    { label: t('invoices.total'), amount: total, strong: true },
    ...(paid > 0
      ? [
          { label: t('invoices.paid'), amount: -paid },
          { label: t('invoices.balanceDue'), amount: total - paid, strong: true },
        ]
      : []),
  ];
  return (
    <dl className={styles.totals} aria-label={t('invoices.totals')}>
      {lines.map(({ label, amount, strong }) => (
        <div key={label} className={strong ? styles.strong : undefined}>
          <dt>{label}</dt>
          <dd>
            <Money of={cents(amount === 0 ? 0 : amount)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
