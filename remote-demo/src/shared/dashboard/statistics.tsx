import type { ReactNode } from 'react';
import { Card } from '@praxis/sdk/ui';
import styles from './dashboard.module.css';

/** Figures with their courses in one card: on top of each other, or `lying` beside each other. */
export function Statistics({ lying, children }: { lying?: boolean; children: ReactNode }) {
  return (
    <Card flush className={styles.statistics} data-lying={lying}>
      {children}
    </Card>
  );
}
