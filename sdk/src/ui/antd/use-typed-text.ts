import { useState } from 'react';

interface TypedTextOptions<Value> {
  /** null if the field is empty. */
  value: Value | null;
  onChange(value: Value | null): void;
  /** Returns undefined for text that the field can't accept; not called without text. */
  parse(text: string): Value | undefined;
  /** Returns the error of such text. */
  explain(text: string): string | undefined;
}

interface Typed<Value> {
  text: string;
  /** The value that the text is to replace. */
  value: Value | null;
  /** The user has left the field, or pressed Enter. */
  isLeft: boolean;
}

export interface TypedText<Value> {
  /** Text that is typed, or was left although it can't be accepted; null if the field shows its value. */
  text: string | null;
  isInvalid: boolean;
  error: string | undefined;
  /** Sets the text while the user types; null to show the value again. */
  edit(text: string | null): void;
  /**
   * Applies the text on blur or Enter. Without text, the field is empty; text that can't be accepted is kept,
   * so that the user can correct it.
   */
  leave(text?: string | null): void;
  /** Applies a value from the list of the picker, which replaces the text. */
  pick(value: Value | null): void;
}

/** Manages the text of a field whose value can also be picked. */
export function useTypedText<Value>({
  value,
  onChange,
  parse,
  explain,
}: TypedTextOptions<Value>): TypedText<Value> {
  const [typed, setTyped] = useState<Typed<Value> | null>(null);
  // A value that changes from outside replaces the text.
  if (typed && typed.value !== value) setTyped(null);
  const text = typed && typed.value === value ? typed.text : null;
  const isInvalid = text !== null && Boolean(typed?.isLeft);
  return {
    text,
    isInvalid,
    error: isInvalid ? explain(text) : undefined,
    edit: (next) => setTyped(next === null ? null : { text: next, value, isLeft: false }),
    leave: (left = text) => {
      if (left === null) return;
      const parsed = left.trim() === '' ? null : parse(left);
      setTyped(parsed === undefined ? { text: left, value, isLeft: true } : null);
      if (parsed !== undefined && parsed !== value) onChange(parsed);
    },
    pick: (next) => {
      setTyped(null);
      onChange(next);
    },
  };
}
