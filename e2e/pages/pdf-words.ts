import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Codes 128 to 159 of Windows-1252; every other code is that of Unicode. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const letterOf = (code: number) => special[code - 128] ?? String.fromCharCode(code);

/** What a PDF's sheets say, text by text, as a reader of its one-byte fonts shows it. */
export function pdfWords(path: string): string[] {
  const file = readFileSync(path).toString('latin1');
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) =>
    [...inflated(Buffer.from(stream, 'latin1')).matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) =>
      Array.from(Buffer.from(hex, 'hex'), letterOf).join(''),
    ),
  );
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    // Not compressed: no text of a sheet.
    return '';
  }
}
