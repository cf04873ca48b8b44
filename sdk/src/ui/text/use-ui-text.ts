import { useCallback } from 'react';
import { useTranslation } from '../../translation';
import type english from '../locales/en.json';

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Keys of the texts, without plural suffixes. */
export type UiTextKey =
  KeysOf<typeof english> extends infer Key
    ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : Key
    : never;

export type UiText = (key: UiTextKey, values?: Record<string, string | number>) => string;

/** Returns the texts of the design language itself (Retry, Search, ...) in the current language. */
export function useUiText(): UiText {
  const { t } = useTranslation('ui');
  return useCallback<UiText>((key, values) => (values ? t(key, values) : t(key)), [t]);
}
