import type { ReactNode } from 'react';
import { Field, type FieldLook } from '../form/field';
import type { Asks } from '../form/named-fault';
import type { FieldBinding } from '../form/use-form';

/** Appearance of a field with several controls: its label is always visible, since it names the group. */
export type GroupLook = Omit<FieldLook, 'hideLabel'>;

/** A field with several controls, or with one that is not an input. */
export type GroupField<Value> = FieldBinding<Value> & GroupLook;

interface FieldGroupProps extends GroupLook {
  id: string;
  error?: string;
  asks?: Asks;
  onBlur(): void;
  children: ReactNode;
}

/** Label, controls, and help or error; the form's error summary links to the group. */
export function FieldGroup({ id, error, asks, onBlur, children, ...look }: FieldGroupProps) {
  const described = error ? `${id}-error` : look.help === undefined ? undefined : `${id}-help`;
  return (
    <Field {...look} id={id} error={error} group asks={asks}>
      <div
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={described}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onBlur();
        }}
      >
        {children}
      </div>
    </Field>
  );
}
