import type { ReactNode } from 'react';
import styles from './form-card.module.css';

interface Props {
  title: string;
  /** Progress: "Step 1 of 3". */
  step?: string;
  text?: ReactNode;
  children: ReactNode;
  /** Alternative actions. */
  footer?: ReactNode;
}

/** A form as a whole page: title, form and alternative actions. */
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
