import type { ReactNode } from 'react';
import styles from './choice-pill.module.css';

export interface ChoicePillProps {
  /** `checkbox` for several selections, `radio` for one. */
  type: 'checkbox' | 'radio';
  /** Shared by the radio buttons of a group. */
  name?: string;
  id?: string;
  checked: boolean;
  onChange(): void;
  onBlur?(): void;
  /** Label: "Billing". */
  children: ReactNode;
}

/** Checkbox or radio button that looks like a pill, in a wrapping row of short choices such as categories. */
export function ChoicePill({ children, ...input }: ChoicePillProps) {
  return (
    <label className={styles['pill']}>
      <input className={styles['input']} {...input} />
      {children}
    </label>
  );
}
