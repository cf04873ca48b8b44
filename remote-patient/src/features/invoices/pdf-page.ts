import { PDFDocument, StandardFonts, grayscale, type PDFFont, type PDFPage } from 'pdf-lib';
import { pdfText, wrap } from './pdf-text';

/** A4 in points. */
const sheet = { width: 595.28, height: 841.89 };
const margin = 56;
const left = margin;
const right = sheet.width - margin;

export interface TextLook {
  size?: number;
  bold?: boolean;
  /** Second to what matters. */
  faint?: boolean;
  /** From the left edge; the text's own edge where it ends. */
  x?: number;
  align?: 'start' | 'end';
  width?: number;
}

/** Writes from the top of a sheet to its bottom, and goes on on the next one. */
export interface PdfWriter {
  left: number;
  right: number;
  width: number;
  /** Texts beside each other; the tallest of them makes the row's height. */
  row(cells: readonly ({ text: string } & TextLook)[]): void;
  rule(): void;
  space(points: number): void;
  save(): Promise<Uint8Array<ArrayBuffer>>;
}

export async function createPdf(title: string, language: string): Promise<PdfWriter> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setProducer('Praxis');
  document.setCreator('Praxis');
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const safe = pdfText(regular);
  let page: PDFPage = document.addPage([sheet.width, sheet.height]);
  let y = sheet.height - margin;

  const need = (height: number) => {
    if (y - height >= margin) return;
    page = document.addPage([sheet.width, sheet.height]);
    y = sheet.height - margin;
  };
  const fontOf = (look: TextLook): PDFFont => (look.bold ? bold : regular);

  return {
    left,
    right,
    width: right - left,
    row(cells) {
      const set = cells.map((look) => {
        const { text, size = 10, width = right - left } = look;
        const font = fontOf(look);
        const measure = (part: string) => font.widthOfTextAtSize(part, size);
        return { look, size, font, measure, lines: wrap(safe(text), width, measure) };
      });
      const height = Math.max(...set.map(({ size, lines }) => lines.length * size * 1.45));
      need(height);
      for (const { look, size, font, measure, lines } of set)
        lines.forEach((line, index) => {
          if (line === '') return;
          const edge = look.x ?? (look.align === 'end' ? right : left);
          page.drawText(line, {
            x: look.align === 'end' ? edge - measure(line) : edge,
            y: y - size - index * size * 1.45,
            size,
            font,
            color: grayscale(look.faint ? 0.35 : 0),
          });
        });
      y -= height;
    },
    rule() {
      need(9);
      page.drawLine({
        start: { x: left, y: y - 4 },
        end: { x: right, y: y - 4 },
        thickness: 0.5,
        color: grayscale(0.75),
      });
      y -= 9;
    },
    space(points) {
      y -= points;
    },
    async save() {
      return new Uint8Array(await document.save());
    },
  };
}
