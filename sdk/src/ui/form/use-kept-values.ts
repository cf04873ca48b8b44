import { useEffectEvent, useLayoutEffect } from 'react';
import { addFormInUse, takeKeptForm, type TypedIn } from '../../kept-forms';
import { diffValues, mergeChanges, type ChangedField } from './concurrent-changes';
import { valueAt, withValueAt } from './paths';
import { fieldId } from './screen-order';

interface KeptValuesOptions<Values> {
  id: string;
  saved: Values;
  values: Values;
  /** Called with the values that include what was typed before a reload. */
  restore(values: Values): void;
  /** Called when a record that was missing on submit exists again. */
  onReturn(): void;
}

/**
 * Preserves a form's values across a reload that installs a new version of the product. It stores only
 * edited values, except passwords and card data, and merges them into the new initial values.
 */
export function useKeptValues<Values extends object>(options: KeptValuesOptions<Values>) {
  const { id, saved, values, restore } = options;
  const onReturn = useEffectEvent(options.onReturn);
  const getTyped = useEffectEvent(() => collectTyped(id, saved, values));
  const restoreTyped = useEffectEvent(() => {
    const key = `${window.location.pathname}#${Object.keys(values).sort().join()}`;
    const typed = Object.entries(takeKeptForm(key) ?? {}).flatMap(([path, edit]) =>
      isEdit(edit) && hasSameType(edit.now, valueAt(values, path)) ? [{ ...edit, path }] : [],
    );
    if (typed.length === 0) return key;
    const others = typed.map(({ path, before }) => ({ path, before, now: valueAt(values, path) }));
    restore(
      mergeChanges(
        typed.reduce((next, { path, now }) => withValueAt(next, path, now), values),
        others,
      ),
    );
    return key;
  });
  useLayoutEffect(
    () =>
      addFormInUse(
        restoreTyped(),
        () => getTyped(),
        () => onReturn(),
      ),
    [],
  );
}

/** An edited value, with the saved one from which a list is merged. */
type Edit = Pick<ChangedField, 'before' | 'now'>;

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' && value !== null && 'now' in value;

/** Checks that the field still exists with the same type of value: the new release may have changed it. */
const hasSameType = (value: unknown, current: unknown): boolean =>
  current === null ||
  (typeof value === typeof current && Array.isArray(value) === Array.isArray(current));

function collectTyped(id: string, saved: object, values: object): TypedIn {
  const typed = diffValues(saved, values).filter(
    ({ path, now }) => isSerializable(now) && !isSecret(document.getElementById(fieldId(id, path))),
  );
  const edits = typed.map(({ path, before, now }) => [path, { before, now } satisfies Edit]);
  return edits.length > 0 ? Object.fromEntries(edits) : null;
}

/** Returns whether a value survives JSON serialization, unlike a file. */
function isSerializable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  const proto: unknown = Object.getPrototypeOf(value);
  return (
    (proto === Array.prototype || proto === Object.prototype) &&
    Object.values(value).every(isSerializable)
  );
}

const isSecret = (control: HTMLElement | null): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'password' || /password|^cc-|one-time-code/.test(control.autocomplete));
