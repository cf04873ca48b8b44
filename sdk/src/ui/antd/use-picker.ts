import type { FieldLook } from '../form/field';
import { deferredCode } from '../lazy/deferred-code';
import { useEngineField, type EngineFieldProps } from './use-engine-field';

export interface ControlLook extends FieldLook {
  disabled?: boolean;
}

export interface DateLook extends ControlLook {
  /** First and last selectable date (YYYY-MM-DD). */
  from?: string;
  until?: string;
}

const engineCode = deferredCode(
  () => import(/* webpackChunkName: "date-engine" */ './date-engine'),
);

/** Returns the engine of a date or time field, its frame, and the props of the picker and its stand-in. */
export function usePicker(field: EngineFieldProps) {
  const { shared, ...rest } = useEngineField(engineCode, field);
  return { ...rest, shared: { ...shared, clearable: field.optional ?? false } };
}
