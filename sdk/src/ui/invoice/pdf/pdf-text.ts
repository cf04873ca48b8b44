/** Replaces characters without a glyph, so that they are visibly missing. */
const missingGlyph = '□';

/**
 * Replaces the characters that a font lacks.
 * @param hasGlyph returns whether the font has a glyph for a code point
 */
export function pdfText(text: string, hasGlyph: (code: number) => boolean): string {
  const convert = (character: string) => {
    if (/\s/.test(character)) return character === '\n' ? character : ' ';
    const code = character.codePointAt(0) ?? 0;
    // jsPDF writes no code points above U+FFFF, and would draw a combining mark next to its letter.
    const isSupported = code <= 0xffff && !/\p{Mark}/u.test(character) && hasGlyph(code);
    return isSupported ? character : missingGlyph;
  };
  return Array.from(text.normalize('NFC').replace(invisible, ''), convert).join('');
}

/** Joiners, bidi controls, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Last character after which an email address, a URL or a compound may break. */
const breakOpportunity = /[-.@/_&](?=[^-.@/_&]*$)/;

/** Wraps a text to lines of at most the given width. Cuts words that are wider. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const extended = line === '' ? word : `${line} ${word}`;
      if (measure(extended) <= width) {
        line = extended;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (line.length > 1 && measure(line) > width) {
        const part = longestFit(line, width, measure);
        lines.push(part);
        line = line.slice(part.length);
      }
    }
    return [...lines, line];
  });
}

/** Returns the longest start of a word that fits, up to a break opportunity if there is one. */
function longestFit(word: string, width: number, measure: (text: string) => number): string {
  let length = word.length - 1;
  while (length > 1 && measure(word.slice(0, length)) > width) length -= 1;
  const part = word.slice(0, length);
  const at = part.search(breakOpportunity);
  return at > 0 ? part.slice(0, at + 1) : part;
}
