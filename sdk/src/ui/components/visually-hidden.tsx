import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = Pick<ComponentProps<'span'>, 'id' | 'role' | 'aria-live' | 'children'>;

/** Text for screen readers only; with a role or `aria-live`, it is a live region. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles['hidden']} />;
}
