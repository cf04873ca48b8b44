import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Tone } from '../theme/tokens';
import styles from './tag.module.css';

export interface TagProps {
  /** Semantic color; for statuses it comes from `defineStatuses`. */
  tone?: Tone;
  /** Shows a dot before the text, for a status. */
  dot?: boolean;
  children: ReactNode;
}

/** Short text on a tinted background. */
export function Tag({ tone = 'neutral', dot = false, children }: TagProps) {
  return (
    <span className={classNames(styles['tag'], styles[tone], dot && styles['dot'])}>
      {children}
    </span>
  );
}
