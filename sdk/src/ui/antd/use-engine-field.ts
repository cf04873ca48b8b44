import { describedBy, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import type { DeferredCode } from '../lazy/deferred-code';
import { fetchFailure } from '../lazy/fetch-failure';
import { useFailureText } from '../text/failure-text';
import { useEngine } from './use-engine';

/** Props that every field with an engine has, whatever its value. */
export interface EngineFieldProps
  extends FieldLook, Omit<FieldBinding<unknown>, 'value' | 'onChange'> {
  disabled?: boolean;
}

/** Returns the engine of a field, its frame, and the props of its control and stand-in alike. */
export function useEngineField<Engine>(code: DeferredCode<Engine>, field: EngineFieldProps) {
  const failureText = useFailureText();
  const { inUse, failed, handlers } = useEngine(code);
  const { id, label, help, optional, hideLabel, className, disabled, onBlur } = field;
  const error = field.error ?? (failed ? failureText(fetchFailure()) : undefined);
  return {
    inUse,
    handlers,
    frame: {
      ...{ id, label, help, optional, hideLabel, className, error },
      asks: 'choose' as const,
    },
    shared: {
      id,
      described: describedBy(id, error, help),
      failed: error !== undefined,
      disabled,
      onBlur,
    },
  };
}
