import type { ReactNode } from 'react';
import type { Money as MoneyAmount } from '@praxis/contract/entities/money';
import { Money } from '../../ui/components/money';
import styles from './charge-lines.module.css';

export interface ChargeLine {
  key: string;
  label: ReactNode;
  amount: MoneyAmount;
  /** Whether this is the total of the lines above. */
  total?: boolean;
}

/** Line items of a charge, with the total. */
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
