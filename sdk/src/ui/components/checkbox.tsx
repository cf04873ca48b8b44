import { useEffect, useRef } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  /** What is chosen, for screen readers. */
  label: string;
  /** Whether it is ticked. */
  checked: boolean;
  /** Some of what the box stands for is chosen. */
  indeterminate?: boolean;
  /** Called with what it is to be. */
  onChange(checked: boolean): void;
}

/** A box without a visible word: rows of a table. In forms: `CheckboxField`. */
export function Checkbox({ label, checked, indeterminate = false, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles['box']}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
