import PdfParser from 'pdf2json';

/** What a PDF says. */
export interface ReadPdf {
  title: string;
  /** The texts of each sheet, in their order, as a reader shows and copies them. */
  pages: string[][];
}

/** How much the parser says on the console. */
const silent = 0;

/** Reads a PDF in a test. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  return new Promise((resolve, reject) => {
    const parser = new PdfParser();
    parser.on('pdfParser_dataError', (error) =>
      reject(error instanceof Error ? error : error.parserError),
    );
    parser.on('pdfParser_dataReady', ({ Meta, Pages }) =>
      resolve({
        title: String(Meta.Title),
        pages: Pages.map(({ Texts }) => Texts.map(({ R }) => R.map(({ T }) => T).join(''))),
      }),
    );
    parser.parseBuffer(Buffer.from(bytes), silent);
  });
}
