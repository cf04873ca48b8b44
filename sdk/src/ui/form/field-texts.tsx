import { useEffect, useRef } from 'react';

interface FieldLabelTextProps {
  /** Id of the field's control. */
  target: string;
  /** Text after the label, if there is one. */
  after?: string;
  /** Text for a field without a label. */
  fallback?: string;
}

/**
 * Copies a field's label from the DOM, so that a summary uses the visible name. For a field of a list
 * entry, it prepends the name of the entry (`data-entry`).
 */
export function FieldLabelText({ target, after = '', fallback = '' }: FieldLabelTextProps) {
  const place = useRef<HTMLSpanElement>(null);
  // After every render: the language may have changed.
  useEffect(() => {
    const label = document.querySelector(
      `label[for="${CSS.escape(target)}"] [data-label], [id="${CSS.escape(target)}-label"] [data-label]`,
    );
    const entry = label?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    const name = [entry, label?.textContent ?? fallback].filter(Boolean).join(', ');
    // A question mark replaces the separator.
    const end = after !== '' && name.endsWith('?') ? ' ' : after;
    if (place.current) place.current.textContent = name === '' ? '' : `${name}${end}`;
  });
  return <span ref={place} />;
}

/** Copies a field's error from the DOM, so that the summary has the same wording. */
export function FieldErrorText({ target, fallback }: { target: string; fallback: string }) {
  const place = useRef<HTMLSpanElement>(null);
  // After every render: the field's error may have changed.
  useEffect(() => {
    const error = document.getElementById(`${target}-error`)?.textContent;
    if (place.current) place.current.textContent = error ?? fallback;
  });
  return <span ref={place} />;
}
