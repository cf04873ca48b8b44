import type { ReactNode } from 'react';
import styles from './choice-pill.module.css';

export interface ChoicePillProps {
  /** `checkbox` where several may be chosen, `radio` where one is. */
  type: 'checkbox' | 'radio';
  /** Of radio buttons: shared by those of a group. */
  name?: string;
  id?: string;
  checked: boolean;
  onChange(): void;
  onBlur?(): void;
  /** What it is called: "Billing". */
  children: ReactNode;
}

/** One of a few words to choose from that stand side by side and break into lines, such as categories. */
export function ChoicePill({ children, ...input }: ChoicePillProps) {
  return (
    <label className={styles['pill']}>
      <input className={styles['input']} {...input} />
      {children}
    </label>
  );
}
