import type { ReactNode } from 'react';
import styles from './full-page.module.css';

interface Props {
  /** Line drawing on a 240 by 160 canvas; `data-accent` elements take the primary color. */
  drawing: ReactNode;
  /** Heading of the page. */
  title: ReactNode;
  /** One sentence of explanation. */
  children: ReactNode;
  /** Button or link to the next step. */
  action?: ReactNode;
}

/** Page with a single message: under construction, no access, not found. */
export function FullPage({ drawing, title, children, action }: Props) {
  return (
    <div className={styles['page']}>
      <svg className={styles['drawing']} viewBox="0 0 240 160" aria-hidden focusable="false">
        {drawing}
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles['text']}>{children}</div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
