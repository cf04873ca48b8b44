import { draftPrefix } from './session';

/** What a form gives to be kept: what was typed in it, by field; null where nothing was. */
export type TypedIn = Readonly<Record<string, unknown>> | null;

interface FormInUse {
  key: string;
  typed(): TypedIn;
  onReturn?(): void;
}

const inUse = new Set<FormInUse>();
const closed = new Set<() => void>();
let kept = false;

const storageKey = (key: string) => `${draftPrefix}form.${key}`;

/**
 * A form shows, and can say what was typed in it. It is told where a record that was not there while
 * something was typed is there again.
 */
export function addFormInUse(key: string, typed: () => TypedIn, onReturn?: () => void): () => void {
  const form = { key, typed, ...(onReturn && { onReturn }) };
  inUse.add(form);
  return () => {
    inUse.delete(form);
    for (const tell of closed) tell();
  };
}

/** A record is there again that was not while something was typed: no form goes on saying so. */
export function tellOfReturn(): void {
  for (const form of inUse) form.onReturn?.();
}

/** The end of the wait for every form that shows to be closed, or to have nothing typed in it. */
export async function untilNothingTyped(): Promise<void> {
  while ([...inUse].some((form) => form.typed() !== null))
    await new Promise<void>((resolve) => {
      const tell = () => {
        closed.delete(tell);
        resolve();
      };
      closed.add(tell);
    });
}

/**
 * Keeps what was typed in every form that shows, over a reload that the product itself asks for: in this
 * tab, until the form shows again or the session ends. Nobody is asked whether to leave the page then.
 */
export function keepForms(): void {
  const all = new Map<string, TypedIn[]>();
  for (const { key, typed } of inUse) all.set(key, [...(all.get(key) ?? []), typed()]);
  try {
    for (const [key, forms] of all)
      if (forms.some((form) => form !== null))
        sessionStorage.setItem(storageKey(key), JSON.stringify(forms));
    kept = true;
  } catch {
    // Storage that is full or blocked: the browser asks before anything is lost.
  }
}

/** Whether everything that was typed is kept: the page may be left. */
export const areFormsKept = (): boolean => kept;

/** What was typed in a form before the reload, once. Forms of the same kind take it in their order. */
export function takeKeptForm(key: string): TypedIn {
  try {
    const forms: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '[]');
    const [first, ...others] = (Array.isArray(forms) ? forms : []) as TypedIn[];
    if (others.length > 0) sessionStorage.setItem(storageKey(key), JSON.stringify(others));
    else sessionStorage.removeItem(storageKey(key));
    return typeof first === 'object' ? first : null;
  } catch {
    // Storage that is damaged or blocked: one begins anew.
    return null;
  }
}
