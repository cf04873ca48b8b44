import type { ReactNode } from 'react';
import type { Money as MoneyAmount } from '@praxis/contract/entities/money';
import { Card, Flex } from '@praxis/sdk/ui';
import { Money } from '@praxis/sdk/ui/page';
import styles from './payments.module.css';

interface TotalsProps {
  /** The sums of everything under the filter. */
  sums: readonly { label: string; of: MoneyAmount }[];
  /** What can be done with them. */
  action?: ReactNode;
}

/** The sums over all pages, above the list that they belong to. */
export function Totals({ sums, action }: TotalsProps) {
  return (
    <Card flush className={styles.sums}>
      <Flex justify="space-between" gap={3} wrap className={styles.line}>
        <dl className={styles.totals}>
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
