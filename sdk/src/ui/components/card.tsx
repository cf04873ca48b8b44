import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card: a noun. */
  title?: ReactNode;
  /** Shown to the right of the title: a link, a menu, a period. */
  extra?: ReactNode;
  /** Removes the padding: for a table or a list. */
  flush?: boolean;
}

/** Card: a `section` with an optional heading. */
export function Card({ title, extra, flush = false, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={classNames(styles['card'], className)}>
      {(title ?? extra) !== undefined && (
        <header className={styles['header']}>
          {title !== undefined && <h2 className={styles['title']}>{title}</h2>}
          {extra !== undefined && <div className={styles['extra']}>{extra}</div>}
        </header>
      )}
      <div className={classNames(styles['body'], flush && styles['flush'])}>{children}</div>
    </section>
  );
}
