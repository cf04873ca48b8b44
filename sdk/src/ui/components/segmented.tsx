import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon, type LucideIcon } from './icon';
import styles from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SegmentedProps<Value extends string> {
  /** Name of the group: "Period". */
  label: string;
  /** The selected option. */
  value: Value;
  /** Called with the newly selected option. */
  onChange(value: Value): void;
  /** Two to four options; one with only an icon still needs a label. */
  options: readonly { value: Value; label: ReactNode; icon?: LucideIcon; iconOnly?: boolean }[];
}

/** Segmented control: one of a few options side by side, such as a period, or list or calendar. */
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
