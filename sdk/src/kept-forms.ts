import { draftPrefix } from './session';

/** User input of a form, by field; null if nothing was typed. */
export type TypedIn = Readonly<Record<string, unknown>> | null;

interface FormInUse {
  key: string;
  typed(): TypedIn;
  onReturn?(): void;
}

const inUse = new Set<FormInUse>();
const closeListeners = new Set<() => void>();
let isSaved = false;

const storageKey = (key: string) => `${draftPrefix}form.${key}`;

/**
 * Registers an open form, which reports its user input. `onReturn` is called when a record that was deleted
 * while something was typed has been restored. Returns the cleanup function.
 */
export function addFormInUse(key: string, typed: () => TypedIn, onReturn?: () => void): () => void {
  const form = { key, typed, ...(onReturn && { onReturn }) };
  inUse.add(form);
  return () => {
    inUse.delete(form);
    for (const notify of closeListeners) notify();
  };
}

/** Notifies open forms that a deleted record was restored, so that they stop saying it is gone. */
export function notifyRecordRestored(): void {
  for (const form of inUse) form.onReturn?.();
}

/** Resolves when every open form is closed or has no user input. */
export async function whenFormsPristine(): Promise<void> {
  while ([...inUse].some((form) => form.typed() !== null))
    await new Promise<void>((resolve) => {
      const notify = () => {
        closeListeners.delete(notify);
        resolve();
      };
      closeListeners.add(notify);
    });
}

/**
 * Saves the input of every open form before a reload that the product triggers: in this tab, until the form
 * opens again or the session ends. The user is not asked for confirmation then.
 */
export function keepForms(): void {
  const all = new Map<string, TypedIn[]>();
  for (const { key, typed } of inUse) all.set(key, [...(all.get(key) ?? []), typed()]);
  try {
    for (const [key, forms] of all)
      if (forms.some((form) => form !== null))
        sessionStorage.setItem(storageKey(key), JSON.stringify(forms));
    isSaved = true;
  } catch {
    // Storage is full or blocked: the browser asks for confirmation before the input is lost.
  }
}

/** Returns whether all input is saved, so that the page may be left. */
export const areFormsKept = (): boolean => isSaved;

/** Returns and removes the saved input of a form. Several forms with the same key take theirs in order. */
export function takeKeptForm(key: string): TypedIn {
  try {
    const forms: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '[]');
    const [first, ...others] = (Array.isArray(forms) ? forms : []) as TypedIn[];
    if (others.length > 0) sessionStorage.setItem(storageKey(key), JSON.stringify(others));
    else sessionStorage.removeItem(storageKey(key));
    return typeof first === 'object' ? first : null;
  } catch {
    // Storage is damaged or blocked: start with an empty form.
    return null;
  }
}
