import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { describedBy, Field, type FieldLook } from './field';
import styles from './field.module.css';
import type { FieldBinding } from './use-form';

type InputAttributes = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'id' | 'name' | 'prefix'
>;

export interface TextFieldProps
  extends FieldBinding<string>, FieldLook, Omit<InputAttributes, 'className'> {
  /** Content before the input, within its border: an icon. */
  prefix?: ReactNode;
  /** Content after the input, within its border: a unit, a button. */
  suffix?: ReactNode;
}

/** Single-line text field. */
export function TextField({
  label,
  help,
  optional,
  hideLabel,
  className,
  error,
  onChange,
  prefix,
  suffix,
  type = 'text',
  ...input
}: TextFieldProps) {
  const control = (
    <input
      {...input}
      {...describedBy(input.id, error, help)}
      type={type}
      required={!optional}
      className={prefix === undefined && suffix === undefined ? styles['control'] : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <Field {...{ id: input.id, label, help, optional, hideLabel, className, error }}>
      {prefix === undefined && suffix === undefined ? (
        control
      ) : (
        <div className={styles['frame']}>
          {prefix !== undefined && <span className={styles['affix']}>{prefix}</span>}
          {control}
          {suffix !== undefined && <span className={styles['affix']}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps
  extends
    FieldBinding<string>,
    FieldLook,
    Omit<
      ComponentProps<'textarea'>,
      'value' | 'onChange' | 'onBlur' | 'id' | 'name' | 'className'
    > {}

/** Multi-line text field that grows with its content. */
export function TextAreaField({
  label,
  help,
  optional,
  hideLabel,
  className,
  error,
  onChange,
  ...input
}: TextAreaFieldProps) {
  return (
    <Field {...{ id: input.id, label, help, optional, hideLabel, className, error }}>
      <textarea
        rows={3}
        {...input}
        {...describedBy(input.id, error, help)}
        required={!optional}
        className={classNames(styles['control'], styles['area'])}
        style={{ height: 'auto', ...input.style }}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
