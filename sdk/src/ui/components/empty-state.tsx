import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { drawings, type DrawingName } from './drawings';

export interface EmptyStateProps {
  /** A small line drawing of what belongs here. */
  drawing?: DrawingName;
  /** What is not there yet: "No plans yet". */
  title: ReactNode;
  /** What belongs here, in a sentence. */
  children?: ReactNode;
  /** The act that makes the first one. */
  action?: ReactNode;
}

/** In the place of a list that has nothing in it. */
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
