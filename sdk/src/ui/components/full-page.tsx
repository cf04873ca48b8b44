import type { ReactNode } from 'react';
import styles from './full-page.module.css';

interface Props {
  /** A line drawing on a field of 240 by 160; `data-accent` takes the product's color. */
  drawing: ReactNode;
  /** What there is to say. */
  title: ReactNode;
  /** A sentence, or what the page is for. */
  children: ReactNode;
  /** What one does next. */
  action?: ReactNode;
}

/** A page that says one thing: under construction, no access, nothing here. */
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
