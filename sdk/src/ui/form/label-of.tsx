import { useEffect, useRef } from 'react';

interface LabelOfProps {
  /** Id of the field's control. */
  target: string;
  /** What follows the label where there is one. */
  after?: string;
  /** Where the field has no label of its own. */
  fallback?: string;
}

/**
 * A field's own label, so that a summary names the field by the word that stands above it; of a field
 * that a form has once for each entry of a list, with the name of the entry (`data-entry`).
 */
export function LabelOf({ target, after = '', fallback = '' }: LabelOfProps) {
  const place = useRef<HTMLSpanElement>(null);
  // After every rendering: the language may be another one since.
  useEffect(() => {
    const label = document.querySelector(
      `label[for="${CSS.escape(target)}"] [data-label], [id="${CSS.escape(target)}-label"] [data-label]`,
    );
    const entry = label?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    const word = [entry, label?.textContent ?? fallback].filter(Boolean).join(', ');
    // A question has its mark already.
    const end = after !== '' && word.endsWith('?') ? ' ' : after;
    if (place.current) place.current.textContent = word === '' ? '' : `${word}${end}`;
  });
  return <span ref={place} />;
}

/** A field's fault as the field words it, with its name: so that the summary says the same. */
export function FaultOf({ target, fallback }: { target: string; fallback: string }) {
  const place = useRef<HTMLSpanElement>(null);
  // After every rendering: the field may word another fault since.
  useEffect(() => {
    const fault = document.getElementById(`${target}-error`)?.textContent;
    if (place.current) place.current.textContent = fault ?? fallback;
  });
  return <span ref={place} />;
}
