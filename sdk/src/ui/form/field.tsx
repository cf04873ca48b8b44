import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from '../class-names';
import { Icon } from '../components/icon';
import { VisuallyHidden } from '../components/visually-hidden';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { nameFieldInError, type Asks } from './named-fault';
import styles from './field.module.css';

/** Props of every field, in addition to its binding. */
export interface FieldLook {
  /** Label above the field: a noun. */
  label: ReactNode;
  /** Help text below the field: what to enter and why. */
  help?: ReactNode;
  /** Shows "optional" next to the label; fields are required by default. */
  optional?: boolean;
  /** Hides the label visually, as in a search field with an icon. */
  hideLabel?: boolean;
  /** Class of the whole field, including its label. */
  className?: string;
}

export interface FieldProps extends FieldLook {
  id: string;
  error?: string;
  /** The control is not a single input: it refers to its label by `aria-labelledby`. */
  group?: boolean;
  /** Whether the value is typed or selected; determines the wording of its errors. */
  asks?: Asks;
  children: ReactNode;
}

/** Layout of a field: label, control, and help text or error. */
export function Field({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  group = false,
  asks = 'enter',
  className,
  children,
}: FieldProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const labelContent = (
    <>
      <span data-label="">{label}</span>
      {/* A field with a hidden label, such as a filter, is not marked as optional. */}
      {optional && !hideLabel && <span className={styles['optional']}>{text('optional')}</span>}
    </>
  );
  return (
    <div className={classNames(styles['field'], !group && styles['line'], className)}>
      {hideLabel ? (
        <label htmlFor={id} className={styles['hiddenLabel']}>
          <VisuallyHidden>{labelContent}</VisuallyHidden>
        </label>
      ) : group ? (
        <span id={`${id}-label`} className={styles['label']}>
          {labelContent}
        </span>
      ) : (
        <label htmlFor={id} className={styles['label']}>
          {labelContent}
        </label>
      )}
      {children}
      {error ? (
        <p id={`${id}-error`} className={styles['error']}>
          <Icon of={CircleAlert} size={14} />
          {nameFieldInError(error, { label, asks, language }, text)}
        </p>
      ) : (
        help !== undefined && (
          <p id={`${id}-help`} className={styles['help']}>
            {help}
          </p>
        )
      )}
    </div>
  );
}

/** Returns the ARIA attributes that connect a control with its help text and its error. */
export function describedBy(id: string, error: string | undefined, help: ReactNode) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : help !== undefined ? `${id}-help` : undefined,
  } as const;
}
