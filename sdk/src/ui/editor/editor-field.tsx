import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { describedBy, Field, type FieldLook } from '../form/field';
import fieldStyles from '../form/field.module.css';
import type { FieldBinding } from '../form/use-form';
import { lazyComponent } from '../lazy/lazy-component';
import styles from './editor.module.css';
import type { EditorEngine } from './engine';

const Engine = lazyComponent<ComponentProps<typeof EditorEngine>>(
  async () => {
    const { EditorEngine: engine } = await import(
      /* webpackChunkName: "editor-engine" */ './engine'
    );
    return { default: engine };
  },
  <div className={styles['waiting']} aria-busy="true" />,
);

export interface EditorFieldProps extends FieldBinding<string>, FieldLook {
  placeholder?: string;
  /** Focuses the field once it has loaded. */
  focused?: boolean;
  /** Fills the height of its container instead of growing with the text. */
  fill?: boolean;
  /** Receives files that are pasted or dropped, which the text itself cannot contain. */
  onFiles?(files: File[]): void;
}

/** A rich text field with headings, lists, links and quotes. Its value is sanitized HTML; empty without text. */
export function EditorField({
  label,
  help,
  optional,
  hideLabel,
  className,
  error,
  fill = false,
  name: _name,
  ...editor
}: EditorFieldProps) {
  const { id } = editor;
  return (
    <Field
      {...{ id, label, help, error }}
      optional={optional && !hideLabel}
      group
      // A hidden label is only visually hidden: the text references it by id.
      className={classNames(hideLabel && styles['hiddenLabel'], fill && styles['fill'], className)}
    >
      <div className={classNames(fieldStyles['frame'], styles['box'])}>
        <Engine
          {...editor}
          labelledBy={`${id}-label`}
          described={describedBy(id, error, help)}
          required={!optional}
        />
      </div>
    </Field>
  );
}
