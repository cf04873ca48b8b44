/** Stands for a letter that the fonts lack: it is seen to be missing, and is not taken for another. */
const missing = '□';

/**
 * A text in the letters that a font has.
 * @param hasLetter whether the font has the letter of a code
 */
export function pdfText(text: string, hasLetter: (code: number) => boolean): string {
  const write = (letter: string) => {
    if (/\s/.test(letter)) return ' ';
    const code = letter.codePointAt(0) ?? 0;
    // Codes above these are not written, and a mark by itself would stand beside its letter.
    const known = code <= 0xffff && !/\p{Mark}/u.test(letter) && hasLetter(code);
    return known ? letter : missing;
  };
  return Array.from(text.normalize('NFC').replace(invisible, ''), write).join('');
}

/** Joiners, direction marks, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Breaks a text into lines that are no wider than given. A word that is wider alone is cut. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (line.length > 1 && measure(line) > width) {
      let length = line.length - 1;
      while (length > 1 && measure(line.slice(0, length)) > width) length -= 1;
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return [...lines, line];
}
