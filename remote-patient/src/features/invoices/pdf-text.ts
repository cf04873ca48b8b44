import type { PDFFont } from 'pdf-lib';

/** Letters that Unicode does not take apart into a base letter and an accent. */
const nearest: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
};

/**
 * A text in the letters that every PDF reader has a font for, so that none has to be embedded: they
 * are all of English, German, French and Portuguese. A name in other Latin letters is written with
 * the nearest ones.
 */
export function pdfText(font: PDFFont): (text: string) => string {
  const known = new Set(font.getCharacterSet());
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  const write = (letter: string): string => {
    if (/\s/.test(letter)) return ' ';
    if (has(letter)) return letter;
    const plain = nearest[letter] ?? letter.normalize('NFKD').replace(/\p{Mark}/gu, '');
    return plain !== '' && Array.from(plain).every(has) ? plain : '?';
  };
  return (text) => Array.from(text.normalize('NFC'), write).join('');
}

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
