import type { ReactNode } from 'react';
import type { Money as MoneyAmount } from '@praxis/contract/entities/money';
import { Card, Flex } from '@praxis/sdk/ui';
import { Money } from '@praxis/sdk/ui/page';
import styles from './payments.module.css';

interface TotalsProps {
  /** Sums of all records that match the filter. */
  sums: readonly { label: string; of: MoneyAmount }[];
  /** Totals of another filter load: these stay, dimmed like the list, which would move otherwise. */
  busy: boolean;
  /** Button for the totals, such as a payout. */
  action?: ReactNode;
}

/** Totals over all pages of the list below. */
export function Totals({ sums, busy, action }: TotalsProps) {
  return (
    <Card flush className={styles.sums}>
      <Flex justify="space-between" gap={3} wrap className={styles.line}>
        <dl className={styles.totals} aria-busy={busy || undefined}>
          {sums.map(({ label, of }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money of={of} />
              </dd>
            </div>
          ))}
        </dl>
        {action}
      </Flex>
    </Card>
  );
}
