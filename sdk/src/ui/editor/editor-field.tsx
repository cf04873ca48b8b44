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
  /** Takes the focus once it is there. */
  focused?: boolean;
  /** As tall as its place; it grows with its text elsewhere. */
  fill?: boolean;
  /** Takes files that are pasted or dropped into the text, which holds none itself. */
  onFiles?(files: File[]): void;
}

/**
 * Text with headings, lists, links and quotes. Its value is sanitized HTML, and empty where nothing
 * is written.
 */
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
      // The label names the text by id, and is not seen where it is hidden.
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
