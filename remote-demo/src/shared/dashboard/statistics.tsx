import type { ReactNode } from 'react';
import { Card } from '@praxis/sdk/ui';
import styles from './dashboard.module.css';

/** Card of figures with sparklines: stacked, or side by side (`lying`). */
export function Statistics({ lying, children }: { lying?: boolean; children: ReactNode }) {
  return (
    <Card flush className={styles.statistics} data-lying={lying}>
      {children}
    </Card>
  );
}
