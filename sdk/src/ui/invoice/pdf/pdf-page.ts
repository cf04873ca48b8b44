import { jsPDF } from 'jspdf';
import { addFonts, hasLetter, setFont } from './pdf-fonts';
import { pdfText, wrap } from './pdf-text';

/** In points, as all measures here. */
const margin = 56;
const lineHeight = 1.45;
const ruled = 9;
const faintInk = 89;

export interface TextLook {
  size?: number;
  bold?: boolean;
  /** Second to what matters. */
  faint?: boolean;
  /** From the left edge; the text's own edge where it ends. */
  x?: number;
  align?: 'start' | 'end';
  width?: number;
  /** How its first paragraph stands out: the name over an address, the heading of a note. */
  lead?: 'bold' | 'faint';
}

type Cell = { text: string } & TextLook;

/** Writes from the top of a sheet to its bottom, and goes on on the next one. */
export interface PdfWriter {
  left: number;
  right: number;
  width: number;
  /** Texts beside each other; the tallest of them makes the row's height. A ruled one has a line under it. */
  row(cells: readonly Cell[], isRuled?: boolean): void;
  /** What is written next stands on one sheet, as far as so many lines. */
  together(lines: number): void;
  /** Written now, and again on each sheet that begins before it ends with null. */
  heading(write: (() => void) | null): void;
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

  let heading: (() => void) | null = null;

  const need = (height: number) => {
    if (y + height <= bottom) return;
    pdf.addPage();
    y = margin;
    heading?.();
  };
  const linesOf = ({ text, size = 10, bold, faint, lead, width = right - left }: Cell) => {
    const written = pdfText(text, (code) => hasLetter(pdf, code));
    return written.split('\n').flatMap((paragraph, index) => {
      const own = index === 0 ? lead : undefined;
      const isBold = bold === true || own === 'bold';
      const isFaint = faint === true || own === 'faint';
      setFont(pdf, isBold ? 'bold' : 'normal', size);
      const lines = wrap(paragraph, width, (part) => pdf.getTextWidth(part));
      return lines.map((line) => ({ line, isBold, isFaint }));
    });
  };
  /** Sheets that come apart say whose they are. */
  const numberSheets = () => {
    const count = pdf.getNumberOfPages();
    if (count === 1) return;
    const base = bottom + margin / 2;
    for (let sheet = 1; sheet <= count; sheet += 1) {
      pdf.setPage(sheet);
      setFont(pdf, 'normal', 8);
      pdf.setTextColor(faintInk);
      pdf.text(title, left, base);
      pdf.text(`${sheet} / ${count}`, right, base, { align: 'right' });
    }
  };

  return {
    left,
    right,
    width: right - left,
    row(cells, isRuled = false) {
      const set = cells.map((cell) => ({ ...cell, size: cell.size ?? 10, lines: linesOf(cell) }));
      const height = Math.max(...set.map(({ size, lines }) => lines.length * size * lineHeight));
      need(height + (isRuled ? ruled : 0));
      for (const { lines, size, align, x } of set) {
        const atEnd = align === 'end';
        lines.forEach(({ line, isBold, isFaint }, index) => {
          if (line === '') return;
          setFont(pdf, isBold ? 'bold' : 'normal', size);
          pdf.setTextColor(isFaint ? faintInk : 0);
          const base = y + size + index * size * lineHeight;
          pdf.text(line, x ?? (atEnd ? right : left), base, { align: atEnd ? 'right' : 'left' });
        });
      }
      y += height;
      if (!isRuled) return;
      pdf.setDrawColor(191);
      pdf.setLineWidth(0.5);
      pdf.line(left, y + 4, right, y + 4);
      y += ruled;
    },
    together(lines) {
      need(lines * 10 * lineHeight);
    },
    heading(write) {
      heading = null;
      write?.();
      heading = write;
    },
    space(points) {
      y += points;
    },
    save() {
      numberSheets();
      return new Uint8Array(pdf.output('arraybuffer'));
    },
  };
}
