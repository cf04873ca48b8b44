import type { ReactNode } from 'react';
import styles from './form-card.module.css';

interface Props {
  title: string;
  /** Where one is: "Step 1 of 3". */
  step?: string;
  text?: ReactNode;
  children: ReactNode;
  /** Other ways to go. */
  footer?: ReactNode;
}

/** A form on a page of its own: what it is for, the form, and other ways to go. */
export function FormCard({ title, step, text, children, footer }: Props) {
  return (
    <section className={styles.card} aria-labelledby="form-title">
      {step !== undefined && <p className={styles.step}>{step}</p>}
      <h1 id="form-title">{title}</h1>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      {children}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
