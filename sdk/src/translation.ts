import i18next, { type i18n, type TFunction } from 'i18next';
import { useWording, type Wording } from './texts-provider';

/** The texts of a namespace in the current language. */
export interface Translation<Namespace extends string = string> {
  /** The same function until the language changes: what is made with it can be kept as long. */
  t: TFunction<Namespace>;
  i18n: i18n;
}

/** By language, with the texts that it has, and namespace: a table asks hundreds of times. */
const made = new WeakMap<Wording, Map<string, Translation>>();

function translationOf(wording: Wording, namespace: string): Translation {
  const ofWording = made.get(wording) ?? new Map<string, Translation>();
  made.set(wording, ofWording);
  const known = ofWording.get(namespace) ?? {
    t: onceEach(
      i18next.getFixedT(wording.language, namespace),
      (key) => i18next.getResource(wording.language, namespace, key) as unknown,
    ),
    i18n: i18next,
  };
  ofWording.set(namespace, known);
  return known;
}

/** Something else belongs into the text: a value, or another text. */
const isTemplate = /\{\{|\$t\(/;

/**
 * What takes no values is looked up once: a page asks for the same at each rendering. A text that is
 * whole is taken as it stands: i18next searches it for all that might be in it, and a page that opens
 * has a hundred of them.
 */
function onceEach(t: TFunction, rawOf: (key: string) => unknown): TFunction {
  const known = new Map<string, string>();
  const lookUp = (key: string): string => {
    const raw = rawOf(key);
    return typeof raw === 'string' && raw !== '' && !isTemplate.test(raw) ? raw : t(key);
  };
  const said = (key: string, values?: Parameters<typeof t>[1]): string => {
    if (values !== undefined) return t(key, values as Record<string, unknown>);
    const text = known.get(key) ?? lookUp(key);
    // A text that is not there yet answers with its key.
    if (text !== key) known.set(key, text);
    return text;
  };
  return said as TFunction;
}

/**
 * The texts of an app, or of the design language. Whoever shows them renders again in another
 * language. They are there before anything is shown, so nothing waits for them: what a hook has to
 * do for texts that come late would cost a table more than its rows.
 */
export function useTranslation<const Namespace extends string>(
  namespace: Namespace,
): Translation<Namespace> {
  return translationOf(useWording(), namespace) as Translation<Namespace>;
}
