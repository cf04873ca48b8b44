import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** A row of cards: `split` says how they share its width where there is room for it. */
export function Row({
  split,
  children,
}: {
  split: 'wide-narrow' | 'halves' | 'thirds';
  children: ReactNode;
}) {
  return (
    <div className={styles.row} data-split={split}>
      {children}
    </div>
  );
}

/** Cards about one thing, under its name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {children}
    </section>
  );
}
