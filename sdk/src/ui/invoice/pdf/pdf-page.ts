import { jsPDF } from 'jspdf';
import { addFonts, hasLetter, setFont } from './pdf-fonts';
import { pdfText, wrap } from './pdf-text';

/** In points, as all measures here. */
const margin = 56;
const lineHeight = 1.45;

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
  save(): Uint8Array<ArrayBuffer>;
}

export async function createPdf(title: string, language: string): Promise<PdfWriter> {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  pdf.setProperties({ title, creator: 'Praxis' });
  pdf.viewerPreferences({ DisplayDocTitle: true });
  pdf.setLanguage(language as Parameters<jsPDF['setLanguage']>[0]);
  await addFonts(pdf);
  const left = margin;
  const right = pdf.internal.pageSize.getWidth() - margin;
  const bottom = pdf.internal.pageSize.getHeight() - margin;
  let y = margin;

  const need = (height: number) => {
    if (y + height <= bottom) return;
    pdf.addPage();
    y = margin;
  };
  const linesOf = ({
    text,
    size = 10,
    bold,
    width = right - left,
  }: { text: string } & TextLook) => {
    const written = pdfText(text, (code) => hasLetter(pdf, code));
    setFont(pdf, bold ? 'bold' : 'normal', size);
    return wrap(written, width, (part) => pdf.getTextWidth(part));
  };

  return {
    left,
    right,
    width: right - left,
    row(cells) {
      const set = cells.map((cell) => ({ ...cell, size: cell.size ?? 10, lines: linesOf(cell) }));
      const height = Math.max(...set.map(({ size, lines }) => lines.length * size * lineHeight));
      need(height);
      for (const { lines, size, bold, faint, align, x } of set) {
        setFont(pdf, bold ? 'bold' : 'normal', size);
        pdf.setTextColor(faint ? 89 : 0);
        const atEnd = align === 'end';
        lines.forEach((line, index) => {
          if (line === '') return;
          const base = y + size + index * size * lineHeight;
          pdf.text(line, x ?? (atEnd ? right : left), base, { align: atEnd ? 'right' : 'left' });
        });
      }
      y += height;
    },
    rule() {
      need(9);
      pdf.setDrawColor(191);
      pdf.setLineWidth(0.5);
      pdf.line(left, y + 4, right, y + 4);
      y += 9;
    },
    space(points) {
      y += points;
    },
    save: () => new Uint8Array(pdf.output('arraybuffer')),
  };
}
