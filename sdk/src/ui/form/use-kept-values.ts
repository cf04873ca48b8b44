import { useEffectEvent, useLayoutEffect } from 'react';
import { addFormInUse, takeKeptForm, type TypedIn } from '../../kept-forms';
import { changesBetween } from './meanwhile';
import { valueAt, withValueAt } from './paths';
import { fieldId } from './screen-order';

interface Kept<Values> {
  id: string;
  saved: Values;
  values: Values;
  /** Takes the values with what was typed before a reload. */
  restore(values: Values): void;
  /** The record is there again that was not when it was to be saved. */
  onReturn(): void;
}

/**
 * Lets a form's values outlast a reload that brings a new version of the product. Only what was typed is
 * kept, and put over the values that the form begins with then; passwords and cards are not.
 */
export function useKeptValues<Values extends object>(kept: Kept<Values>) {
  const { id, saved, values, restore } = kept;
  const onReturn = useEffectEvent(kept.onReturn);
  const typed = useEffectEvent(() => typedIn(id, saved, values));
  const begin = useEffectEvent(() => {
    const key = `${window.location.pathname}#${Object.keys(values).sort().join()}`;
    const before = Object.entries(takeKeptForm(key) ?? {});
    const fitting = before.filter(
      ([path, value]) => isOfKind(value, valueAt(values, path)) || isNewEntry(values, path, value),
    );
    if (fitting.length > 0)
      restore(fitting.reduce((next, [path, value]) => withValueAt(next, path, value), values));
    return key;
  });
  useLayoutEffect(
    () =>
      addFormInUse(
        begin(),
        () => typed(),
        () => onReturn(),
      ),
    [],
  );
}

/** The release that came meanwhile may have given a field another kind of value, or taken it away. */
const isOfKind = (value: unknown, current: unknown): boolean =>
  current === null || typeof value === typeof current;

/** One that was added to a group of entries, such as dates: where it stands, the form begins without. */
const isNewEntry = (values: object, path: string, value: unknown): boolean =>
  typeof value === 'object' &&
  path.includes('.') &&
  valueAt(values, path) === undefined &&
  typeof valueAt(values, path.slice(0, path.lastIndexOf('.'))) === 'object';

function typedIn(id: string, saved: object, values: object): TypedIn {
  const typed = changesBetween(saved, values).filter(
    ({ path, now }) => isText(now) && !isSecret(document.getElementById(fieldId(id, path))),
  );
  return typed.length > 0 ? Object.fromEntries(typed.map(({ path, now }) => [path, now])) : null;
}

/** Whether a value is the same after it was written down as text: a file is not. */
function isText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  const proto: unknown = Object.getPrototypeOf(value);
  return (
    (proto === Array.prototype || proto === Object.prototype) && Object.values(value).every(isText)
  );
}

const isSecret = (control: HTMLElement | null): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'password' || /password|^cc-|one-time-code/.test(control.autocomplete));
