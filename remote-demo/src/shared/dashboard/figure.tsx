import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** A card's main figure, with its unit or its change next to it. */
export function Figure({ value, children }: { value: ReactNode; children?: ReactNode }) {
  return (
    <p className={styles.figure}>
      <span className={styles.figureValue}>{value}</span>
      {children}
    </p>
  );
}

/** Row of smaller figures, each with its name above it. */
export function FigureLine({
  items,
}: {
  items: readonly { label: string; value: ReactNode; children?: ReactNode }[];
}) {
  return (
    <dl className={styles.figureLine}>
      {items.map(({ label, value, children }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {children !== undefined && <dd className={styles.figureMore}>{children}</dd>}
        </div>
      ))}
    </dl>
  );
}
