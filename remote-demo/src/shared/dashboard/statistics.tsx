import type { ReactNode } from 'react';
import { Card } from '@praxis/sdk/ui';
import styles from './dashboard.module.css';

/** Card of figures with sparklines: stacked, or side by side (`horizontal`). */
export function Statistics({
  horizontal,
  children,
}: {
  horizontal?: boolean;
  children: ReactNode;
}) {
  return (
    <Card flush className={styles.statistics} data-horizontal={horizontal}>
      {children}
    </Card>
  );
}
