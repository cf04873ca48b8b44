import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon, type LucideIcon } from './icon';
import styles from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SegmentedProps<Value extends string> {
  /** What is chosen: "Period". */
  label: string;
  /** Which one is chosen. */
  value: Value;
  /** Called with the one that was pressed. */
  onChange(value: Value): void;
  /** Two to four; one that shows its icon alone still has a name. */
  options: readonly { value: Value; label: ReactNode; icon?: LucideIcon; iconOnly?: boolean }[];
}

/** One of a few, beside each other: a period, list or calendar. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['segmented']}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.iconOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
