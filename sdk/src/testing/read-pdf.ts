import PdfParser, { type Text } from 'pdf2json';

/** Content of a PDF. */
export interface ReadPdf {
  title: string;
  /** Texts of each page in reading order, as a viewer shows and copies them. */
  pages: string[][];
  /** Distance of each text from the top of its page, in the parser's units. */
  tops: Map<string, number>[];
}

/** Verbosity of the parser, which takes 0 for its default and then logs that it has no worker. */
const silent = -1;

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
