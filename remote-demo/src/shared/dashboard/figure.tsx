import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** The figure that a card is about, and beside it what it counts or how it changed. */
export function Figure({ value, children }: { value: ReactNode; children?: ReactNode }) {
  return (
    <p className={styles.figure}>
      <span className={styles.figureValue}>{value}</span>
      {children}
    </p>
  );
}

/** Smaller figures in a line, each with its name above it. */
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
