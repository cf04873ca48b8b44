import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** A noun; the card is a section with this as its heading. */
  title?: ReactNode;
  /** Beside the title, on the right: a link, a menu, a period. */
  extra?: ReactNode;
  /** The content reaches the card's edges: a table, a list. */
  flush?: boolean;
}

/** A surface with a title. */
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
