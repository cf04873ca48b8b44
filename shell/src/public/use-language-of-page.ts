import { useSyncExternalStore } from 'react';
import type { Language } from '@praxis/sdk';
import { language } from '../language/language';

/** The language that the page is shown in. */
export const useLanguageOfPage = (): Language =>
  useSyncExternalStore(language.subscribe, language.get);
