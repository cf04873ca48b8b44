import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = Pick<ComponentProps<'span'>, 'id' | 'role' | 'aria-live' | 'children'>;

/** Text for screen readers alone; with a role or `aria-live`, what changes in it is announced. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles['hidden']} />;
}
