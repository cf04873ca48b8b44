import type { PostProcessorModule } from 'i18next';
import { interpolation } from './interpolation';

/** The quotation marks of the texts, each pair with those within it. */
const pairs = [
  ['“', '”', '‘', '’'],
  ['„', '“', '‚', '‘'],
  ['«\u202f', '\u202f»', '“', '”'],
] as const;

const quotes = /[“„«]/;

const marks = /«\s*|\s*»|[„“”"]/g;

/**
 * What a text quotes may hold quotation marks of its own, and twice the same mark reads as a slip: a post
 * processor of i18next that gives those within the language's inner ones. A mark without its second
 * (7" tablet) is none.
 */
export const innerQuotations: PostProcessorModule = {
  type: 'postProcessor',
  name: 'inner-quotations',
  process(text: string, _key, values: Record<string, unknown> | undefined) {
    // Every text of a page comes by here; few of them quote anything.
    if (!quotes.test(text)) return text;
    return Object.values(values ?? {}).reduce<string>(
      (said, value) => (typeof value === 'string' ? withInner(said, value) : said),
      text,
    );
  },
};

function withInner(text: string, value: string): string {
  const found = value.match(marks);
  if (!found || found.length % 2 === 1) return text;
  const quoted = interpolation.escape(value);
  return pairs.reduce((said, [open, close, innerOpen, innerClose]) => {
    let count = 0;
    const inner = quoted.replace(marks, () => (count++ % 2 === 0 ? innerOpen : innerClose));
    return said.replaceAll(`${open}${quoted}${close}`, () => `${open}${inner}${close}`);
  }, text);
}
