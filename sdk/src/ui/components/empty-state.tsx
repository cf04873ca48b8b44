import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { drawings, type DrawingName } from './drawings';

export interface EmptyStateProps {
  /** Small line drawing of the missing content. */
  drawing?: DrawingName;
  /** What is not there yet: "No plans yet". */
  title: ReactNode;
  /** One sentence about the content that belongs here. */
  children?: ReactNode;
  /** Button that creates the first item. */
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ drawing = 'list', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      <svg
        className={styles['drawing']}
        viewBox="0 0 96 72"
        width="96"
        height="72"
        aria-hidden
        focusable="false"
      >
        {drawings[drawing]}
      </svg>
      <p className={styles['title']}>{title}</p>
      {children && <div className={styles['text']}>{children}</div>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
