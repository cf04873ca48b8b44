/** Stands for a letter that the fonts lack: it is seen to be missing, and is not taken for another. */
const missing = '□';

/**
 * A text in the letters that a font has.
 * @param hasLetter whether the font has the letter of a code
 */
export function pdfText(text: string, hasLetter: (code: number) => boolean): string {
  const write = (letter: string) => {
    if (/\s/.test(letter)) return letter === '\n' ? letter : ' ';
    const code = letter.codePointAt(0) ?? 0;
    // Codes above these are not written, and a mark by itself would stand beside its letter.
    const known = code <= 0xffff && !/\p{Mark}/u.test(letter) && hasLetter(code);
    return known ? letter : missing;
  };
  return Array.from(text.normalize('NFC').replace(invisible, ''), write).join('');
}

/** Joiners, direction marks, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Where an address, or words that are joined, may go on on the next line. */
const joint = /[-.@/_&](?=[^-.@/_&]*$)/;

/** Breaks a text into lines that are no wider than given. A word that is wider alone is cut. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (line.length > 1 && measure(line) > width) {
        const fitting = fits(line, width, measure);
        lines.push(fitting);
        line = line.slice(fitting.length);
      }
    }
    return [...lines, line];
  });
}

/** As much of a word as a line holds, up to a joint where there is one. */
function fits(word: string, width: number, measure: (text: string) => number): string {
  let length = word.length - 1;
  while (length > 1 && measure(word.slice(0, length)) > width) length -= 1;
  const part = word.slice(0, length);
  const at = part.search(joint);
  return at > 0 ? part.slice(0, at + 1) : part;
}
