import i18next, { type i18n, type TFunction } from 'i18next';
import { useWording, type Wording } from './texts-provider';

/** Texts of a namespace in the current language. */
export interface Translation<Namespace extends string = string> {
  /** Stable until the language changes: usable as a memoization key. */
  t: TFunction<Namespace>;
  i18n: i18n;
}

/** Cache by wording and namespace: a table calls the hook hundreds of times. */
const cache = new WeakMap<Wording, Map<string, Translation>>();

function translationOf(wording: Wording, namespace: string): Translation {
  const ofWording = cache.get(wording) ?? new Map<string, Translation>();
  cache.set(wording, ofWording);
  const known = ofWording.get(namespace) ?? {
    t: memoized(
      i18next.getFixedT(wording.language, namespace),
      (key) => i18next.getResource(wording.language, namespace, key) as unknown,
    ),
    i18n: i18next,
  };
  ofWording.set(namespace, known);
  return known;
}

/** Matches placeholders: interpolated values and nested texts. */
const placeholderPattern = /\{\{|\$t\(/;

/**
 * Memoizes texts without values: pages read the same ones in every render. A text without placeholders skips
 * i18next's interpolation, which is slow for a page with a hundred texts.
 */
function memoized(t: TFunction, rawOf: (key: string) => unknown): TFunction {
  const known = new Map<string, string>();
  const lookUp = (key: string): string => {
    const raw = rawOf(key);
    return typeof raw === 'string' && raw !== '' && !placeholderPattern.test(raw) ? raw : t(key);
  };
  const translate = (key: string, values?: Parameters<typeof t>[1]): string => {
    if (values !== undefined) return t(key, values as Record<string, unknown>);
    const text = known.get(key) ?? lookUp(key);
    // A missing text resolves to its key: don't cache it.
    if (text !== key) known.set(key, text);
    return text;
  };
  return translate as TFunction;
}

/**
 * Returns the texts of an app or of the design language; re-renders when the language changes. Texts load
 * before anything renders, so the hook has no loading state, which would cost a table more than its rows.
 */
export function useTranslation<const Namespace extends string>(
  namespace: Namespace,
): Translation<Namespace> {
  return translationOf(useWording(), namespace) as Translation<Namespace>;
}
