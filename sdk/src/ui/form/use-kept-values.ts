import { useEffectEvent, useLayoutEffect } from 'react';
import { addFormInUse, takeKeptForm, type TypedIn } from '../../kept-forms';
import { diffValues } from './concurrent-changes';
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
 * edited values, except passwords and card data, and applies them to the new initial values.
 */
export function useKeptValues<Values extends object>(options: KeptValuesOptions<Values>) {
  const { id, saved, values, restore } = options;
  const onReturn = useEffectEvent(options.onReturn);
  const getTyped = useEffectEvent(() => collectTyped(id, saved, values));
  const restoreTyped = useEffectEvent(() => {
    const key = `${window.location.pathname}#${Object.keys(values).sort().join()}`;
    const kept = Object.entries(takeKeptForm(key) ?? {});
    const compatible = kept.filter(
      ([path, value]) =>
        hasSameType(value, valueAt(values, path)) || isNewEntry(values, path, value),
    );
    if (compatible.length > 0)
      restore(compatible.reduce((next, [path, value]) => withValueAt(next, path, value), values));
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

/** Checks that the field still exists with the same type of value: the new release may have changed it. */
const hasSameType = (value: unknown, current: unknown): boolean =>
  current === null || typeof value === typeof current;

/** Returns whether the user added the entry to a group, such as dates: the initial values do not have it. */
const isNewEntry = (values: object, path: string, value: unknown): boolean =>
  typeof value === 'object' &&
  path.includes('.') &&
  valueAt(values, path) === undefined &&
  typeof valueAt(values, path.slice(0, path.lastIndexOf('.'))) === 'object';

function collectTyped(id: string, saved: object, values: object): TypedIn {
  const typed = diffValues(saved, values).filter(
    ({ path, now }) => isSerializable(now) && !isSecret(document.getElementById(fieldId(id, path))),
  );
  return typed.length > 0 ? Object.fromEntries(typed.map(({ path, now }) => [path, now])) : null;
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
