import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from '../class-names';
import { Icon } from '../components/icon';
import { VisuallyHidden } from '../components/visually-hidden';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { namedFault, type Asks } from './named-fault';
import styles from './field.module.css';

/** What every field takes beside its binding. */
export interface FieldLook {
  /** Above the field: a noun. */
  label: ReactNode;
  /** Under the field: what to enter and why. */
  help?: ReactNode;
  /** Said beside the label; fields are required unless it says otherwise. */
  optional?: boolean;
  /** The label is read but not seen: a search field with an icon. */
  hideLabel?: boolean;
  /** Of the whole field with its label. */
  className?: string;
}

export interface FieldProps extends FieldLook {
  id: string;
  error?: string;
  /** The control is not an input, so that the label names it by id. */
  group?: boolean;
  /** How the control takes its value: its fault says so. */
  asks?: Asks;
  children: ReactNode;
}

/** Label above, control, help or fault under it. */
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
  const words = (
    <>
      <span data-label="">{label}</span>
      {/* Of what is unmistakable without a label, a filter, only the name is read. */}
      {optional && !hideLabel && <span className={styles['optional']}>{text('optional')}</span>}
    </>
  );
  return (
    <div className={classNames(styles['field'], !group && styles['line'], className)}>
      {hideLabel ? (
        <label htmlFor={id} className={styles['hiddenLabel']}>
          <VisuallyHidden>{words}</VisuallyHidden>
        </label>
      ) : group ? (
        <span id={`${id}-label`} className={styles['label']}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className={styles['label']}>
          {words}
        </label>
      )}
      {children}
      {error ? (
        <p id={`${id}-error`} className={styles['error']}>
          <Icon of={CircleAlert} size={14} />
          {namedFault(error, { label, asks, language }, text)}
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

/** The attributes that tie a control to its help and its fault. */
export function describedBy(id: string, error: string | undefined, help: ReactNode) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : help !== undefined ? `${id}-help` : undefined,
  } as const;
}
