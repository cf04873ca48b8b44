import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Words and what stands for them, in pairs: the details of a record. Null entries are left out. */
export function Facts({
  items,
}: {
  items: readonly ({ label: string; value: ReactNode } | null | false)[];
}) {
  return (
    <dl className={styles['facts']}>
      {items.map(
        (item) =>
          item && (
            <div key={item.label} className={styles['fact']}>
              <dt>{item.label}</dt>
              <dd>{item.value ?? '–'}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
