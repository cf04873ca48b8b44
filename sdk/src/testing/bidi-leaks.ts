import { rightToLeft } from './hostile-text';

/** Elements with lines of their own, separate from their siblings' text. */
const blocks =
  /^(address|article|aside|blockquote|br|canvas|dd|dialog|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|option|p|pre|section|svg|table|tbody|td|tfoot|th|thead|tr|ul)$/i;

/** Prose is a single text, which may reorder itself. */
const prose = '[class*="prose"], [contenteditable], textarea';

/** Texts isolated by the interpolation (FSI to PDI). */
const isolated = /\u2068[^\u2069]*\u2069/g;

/**
 * Returns lines in which a right-to-left text has neighbors: it would reorder the digits, comma or name after
 * it. Every element isolates its direction (`theme/global.css`), so such a text needs an element of its own;
 * in sentences, the interpolation isolates it.
 */
export function findBidiLeaks(given: ReadonlySet<string>): string[] {
  const texts = [...given].map(spaced);
  const isWhole = (line: string) => {
    const end = line.replace(/…$/, '');
    if (!line.startsWith(rightToLeft) || line.lastIndexOf(rightToLeft) > 0) return false;
    return /\u202ex*$/.test(end) || texts.some((text) => text.startsWith(end));
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest(prose))
    .flatMap(linesOf)
    .map((line) => spaced(line.replace(isolated, '')))
    .filter((line) => line.includes(rightToLeft) && !isWhole(line));
}

/** Returns an element's own text nodes, by line. */
function linesOf(element: Element): string[] {
  const lines = [''];
  for (const node of element.childNodes)
    if (node instanceof Text) lines.push(`${lines.pop()}${node.data}`);
    else if (node instanceof Element && blocks.test(node.tagName)) lines.push('');
  return lines;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
