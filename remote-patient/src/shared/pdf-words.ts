import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream, type PDFPage } from 'pdf-lib';

/** What a PDF's sheets say, text by text in their order, as a reader of its one-byte fonts shows it. For tests. */
export async function pdfWords(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document
    .getPages()
    .flatMap((page) =>
      [...contentOf(page).matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) =>
        (hex.match(/../g) ?? []).map((pair) => letterOf(parseInt(pair, 16))).join(''),
      ),
    );
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return parts
    .map((part) => page.doc.context.lookup(part))
    .filter((part) => part instanceof PDFRawStream)
    .map((part) => Array.from(decodePDFRawStream(part).decode(), codeText).join(''))
    .join('\n');
}

const codeText = (code: number) => String.fromCharCode(code);

/** Codes 128 to 159 of Windows-1252; every other code is that of Unicode. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const letterOf = (code: number) => special[code - 128] ?? codeText(code);
