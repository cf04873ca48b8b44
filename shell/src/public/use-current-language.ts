import { useSyncExternalStore } from 'react';
import type { Language } from '@praxis/sdk';
import { language } from '../language/language';

/** The current language. */
export const useCurrentLanguage = (): Language =>
  useSyncExternalStore(language.subscribe, language.get);
