import type { ReactNode } from 'react';
import type { Money as MoneyAmount } from '@praxis/contract/entities/money';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, Flex, Skeleton } from '@praxis/sdk/ui';
import { Money } from '@praxis/sdk/ui/page';
import styles from './payments.module.css';

interface TotalsProps {
  /** Rows whose response has the totals. */
  of: QueryResult<unknown>;
  /** Sums of all records that match the filter; undefined until the first are loaded. */
  sums: readonly { label: string; of: MoneyAmount | undefined }[];
  /** Button for the totals, such as a payout. */
  action?: ReactNode;
}

/**
 * Totals over all pages of the list below, which never moves: skeletons stand for the first ones, and the
 * previous ones stay, dimmed like the list, while another filter loads.
 */
export function Totals({ of: { data, shown, error }, sums, action }: TotalsProps) {
  if (shown === null && error) return null;
  return (
    <Card flush className={styles.sums}>
      <Flex justify="space-between" gap={3} wrap className={styles.line}>
        <dl className={styles.totals} aria-busy={data === null || undefined}>
          {sums.map(({ label, of }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {of ? <Money of={of} /> : <Skeleton width={104} className={styles.unknown} />}
              </dd>
            </div>
          ))}
        </dl>
        {action}
      </Flex>
    </Card>
  );
}
