import { useEffect, useLayoutEffect, useRef } from 'react';
import { isolated } from '@praxis/contract/rules/texts/one-line';
import { useIntlLanguage } from './text/intl-language';

/**
 * The tab names the record that the page shows, once it is known: "Invoice 5036 · Praxis". Without
 * one it keeps the name of the page. The browser keeps titles in its history, on whatever device it
 * is: a record that names a patient, or anybody whose being here is private, has none.
 */
export function useRecordTitle(name: string | undefined): void {
  // The frame names the page anew in another language.
  const language = useIntlLanguage();
  const title = name === undefined || name === '' ? undefined : `${isolated(name)} · Praxis`;

  const ofPage = useRef('');

  // After the frame, which names the page in a layout effect.
  useEffect(() => {
    if (title === undefined) return;
    if (document.title !== title) ofPage.current = document.title;
    document.title = title;
  }, [title, language]);

  useLayoutEffect(
    () => () => {
      // Unless the frame has already named the page that came after it.
      if (document.title === title) document.title = ofPage.current;
    },
    [title],
  );
}
