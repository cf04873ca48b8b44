import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** Row of cards: `split` is how they share its width if there is room for it. */
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

/** Section of cards about one topic, with a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {children}
    </section>
  );
}
