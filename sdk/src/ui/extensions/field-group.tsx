import type { ReactNode } from 'react';
import { Field, type FieldLook } from '../form/field';
import type { Asks } from '../form/named-fault';
import type { FieldBinding } from '../form/use-form';

/** Look of a field that has several controls: its label is always seen, for it names their group. */
export type GroupLook = Omit<FieldLook, 'hideLabel'>;

/** A field that has several controls, or one that is not an input. */
export type GroupField<Value> = FieldBinding<Value> & GroupLook;

interface FieldGroupProps extends GroupLook {
  id: string;
  error?: string;
  asks?: Asks;
  onBlur(): void;
  children: ReactNode;
}

/** Label, controls, help or fault; the form's summary leads to the group. */
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
