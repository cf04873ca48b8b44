import type { PostProcessorModule } from 'i18next';
import { interpolation } from './interpolation';

/** Outer quotation marks of the languages, each with the inner ones. */
const pairs = [
  ['“', '”', '‘', '’'],
  ['„', '“', '‚', '‘'],
  ['«\u202f', '\u202f»', '“', '”'],
] as const;

const quotes = /[“„«]/;

const marks = /«\s*|\s*»|[„“”"]/g;

/**
 * Post-processor of i18next that replaces quotation marks within a quoted value by the inner ones of the
 * language. Unpaired marks (7" tablet) stay.
 */
export const innerQuotations: PostProcessorModule = {
  type: 'postProcessor',
  name: 'inner-quotations',
  process(text: string, _key, values: Record<string, unknown> | undefined) {
    // Fast path: this runs for every text, and few contain quotations.
    if (!quotes.test(text)) return text;
    return Object.values(values ?? {}).reduce<string>(
      (result, value) => (typeof value === 'string' ? replaceInnerMarks(result, value) : result),
      text,
    );
  },
};

function replaceInnerMarks(text: string, value: string): string {
  const found = value.match(marks);
  if (!found || found.length % 2 === 1) return text;
  const quoted = interpolation.escape(value);
  return pairs.reduce((result, [open, close, innerOpen, innerClose]) => {
    let count = 0;
    const inner = quoted.replace(marks, () => (count++ % 2 === 0 ? innerOpen : innerClose));
    return result.replaceAll(`${open}${quoted}${close}`, () => `${open}${inner}${close}`);
  }, text);
}
