import { useEffect, useLayoutEffect, useRef } from 'react';
import { isolated } from '@praxis/contract/rules/texts/one-line';
import { useIntlLanguage } from './text/intl-language';

/**
 * Sets the document title to the page's record once it has loaded: "Invoice 5036 · Praxis". Without a
 * name the page's own title stays. Browsers store titles in their history, even on shared devices: pass
 * no name that identifies a patient or anyone else whose presence here is private.
 */
export function useRecordTitle(name: string | undefined): void {
  // The frame resets the title when the language changes.
  const language = useIntlLanguage();
  const title = name === undefined || name === '' ? undefined : `${isolated(name)} · Praxis`;

  const pageTitle = useRef('');

  // Runs after the frame, which sets the page's title in a layout effect.
  useEffect(() => {
    if (title === undefined) return;
    if (document.title !== title) pageTitle.current = document.title;
    document.title = title;
  }, [title, language]);

  useLayoutEffect(
    () => () => {
      // Unless the frame has already set the next page's title.
      if (document.title === title) document.title = pageTitle.current;
    },
    [title],
  );
}
