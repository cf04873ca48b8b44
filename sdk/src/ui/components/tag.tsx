import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Tone } from '../theme/tokens';
import styles from './tag.module.css';

export interface TagProps {
  /** What the word means; one map of the app decides it for statuses. */
  tone?: Tone;
  /** A dot before the word: the tag is a state. */
  dot?: boolean;
  children: ReactNode;
}

/** A word on a tint. */
export function Tag({ tone = 'neutral', dot = false, children }: TagProps) {
  return (
    <span className={classNames(styles['tag'], styles[tone], dot && styles['dot'])}>
      {children}
    </span>
  );
}
