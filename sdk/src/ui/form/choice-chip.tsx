import type { KeyboardEvent, ReactNode } from 'react';
import styles from './choice-chip.module.css';

export interface ChoiceChipProps<Value extends string> {
  /** Shared by the chips of a group: they are one tab stop, with arrow keys between them. */
  name: string;
  value: Value;
  checked: boolean;
  onChoose(value: Value): void;
  /** Label: "9:30 AM". */
  children: ReactNode;
}

/** Radio button that looks like a button, for many short choices such as the times of a day. */
export function ChoiceChip<Value extends string>({
  name,
  value,
  checked,
  onChoose,
  children,
}: ChoiceChipProps<Value>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || checked) return;
    // By default, Enter submits the form, with the previous choice.
    event.preventDefault();
    onChoose(value);
  };
  return (
    <label className={styles['chip']}>
      <input
        type="radio"
        className={styles['input']}
        {...{ name, value, checked, onKeyDown }}
        onChange={() => onChoose(value)}
      />
      {children}
    </label>
  );
}
