import type { KeyboardEvent, ReactNode } from 'react';
import styles from './choice-chip.module.css';

export interface ChoiceChipProps<Value extends string> {
  /** Shared by the chips of a group: they are one stop of Tab, and arrows go from one to the next. */
  name: string;
  value: Value;
  checked: boolean;
  onChoose(value: Value): void;
  /** What it is called: "9:30 AM". */
  children: ReactNode;
}

/** One of many short choices that are all in sight, such as the times of a day: a radio button that looks like a button. */
export function ChoiceChip<Value extends string>({
  name,
  value,
  checked,
  onChoose,
  children,
}: ChoiceChipProps<Value>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || checked) return;
    // Enter in a radio button sends its form, here with what was chosen before.
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
