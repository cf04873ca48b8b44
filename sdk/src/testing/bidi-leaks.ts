import { rightToLeft } from './hostile-text';

/** Elements that stand in lines of their own: what is beside them is none of their line. */
const blocks =
  /^(address|article|aside|blockquote|br|canvas|dd|dialog|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|option|p|pre|section|svg|table|tbody|td|tfoot|th|thead|tr|ul)$/i;

/** One text, whatever of it is bold or a link: it may turn itself round. */
const prose = '[class*="prose"], [contenteditable], textarea';

/** What the interpolation of texts isolates. */
const isolated = /\u2068[^\u2069]*\u2069/g;

/**
 * Lines in which a text that is written from right to left stands beside another one: it would take
 * the digits, the comma or the name after it along. Every element keeps its direction to itself
 * (`theme/global.css`), so such a text needs one of its own; in a sentence the interpolation isolates it.
 */
export function leakingDirections(given: ReadonlySet<string>): string[] {
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

/** The texts that an element itself holds, line by line. */
function linesOf(element: Element): string[] {
  const lines = [''];
  for (const node of element.childNodes)
    if (node instanceof Text) lines.push(`${lines.pop()}${node.data}`);
    else if (node instanceof Element && blocks.test(node.tagName)) lines.push('');
  return lines;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
