import PdfParser, { type Text } from 'pdf2json';

/** What a PDF says. */
export interface ReadPdf {
  title: string;
  /** The texts of each sheet, in their order, as a reader shows and copies them. */
  pages: string[][];
  /** The same, with how far each stands below its sheet's top, in units of the parser. */
  tops: Map<string, number>[];
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
        pages: Pages.map(({ Texts }) => Texts.map(textOf)),
        tops: Pages.map(({ Texts }) => new Map(Texts.map((text) => [textOf(text), text.y]))),
      }),
    );
    parser.parseBuffer(Buffer.from(bytes), silent);
  });
}

const textOf = ({ R }: Text): string => R.map(({ T }) => T).join('');
