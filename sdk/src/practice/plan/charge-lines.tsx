import type { ReactNode } from 'react';
import type { Money as MoneyAmount } from '@praxis/contract/entities/money';
import { Money } from '../../ui/components/money';
import styles from './charge-lines.module.css';

export interface ChargeLine {
  key: string;
  label: ReactNode;
  amount: MoneyAmount;
  /** What the lines above it come to. */
  total?: boolean;
}

/** What is charged, line by line, and what it comes to. */
export function ChargeLines({ lines }: { lines: readonly ChargeLine[] }) {
  return (
    <dl className={styles['lines']}>
      {lines.map(({ key, label, amount, total }) => (
        <div key={key} className={total ? styles['total'] : undefined}>
          <dt>{label}</dt>
          <dd>
            <Money of={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
