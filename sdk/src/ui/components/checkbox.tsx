import { useEffect, useRef } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  /** Label for screen readers. */
  label: string;
  /** Whether it is checked. */
  checked: boolean;
  /** Some, but not all, of the items that it stands for are selected. */
  indeterminate?: boolean;
  /** Called with the new value. */
  onChange(checked: boolean): void;
}

/** Checkbox without a visible label, as in table rows. In forms, use `CheckboxField`. */
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
