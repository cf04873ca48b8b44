import { jsPDF } from 'jspdf';
import { addFonts, hasGlyph, setFont } from './pdf-fonts';
import { pdfText, wrap } from './pdf-text';

/** Page margin in points, like all measures here. */
const margin = 56;
const lineHeight = 1.45;
const ruleHeight = 9;
const faintInk = 89;

export interface TextLook {
  size?: number;
  bold?: boolean;
  /** Gray instead of black, for secondary text. */
  faint?: boolean;
  /** Distance from the left edge of the page; of the text's right edge if `align` is `end`. */
  x?: number;
  align?: 'start' | 'end';
  width?: number;
  /** Style of the first paragraph, like the name above an address or the heading of a note. */
  lead?: 'bold' | 'faint';
}

type Cell = { text: string } & TextLook;

/** Writes top to bottom, and continues on new pages. */
export interface PdfWriter {
  left: number;
  right: number;
  width: number;
  /** Writes texts side by side; the tallest determines the row's height. `isRuled` adds a line below. */
  row(cells: readonly Cell[], isRuled?: boolean): void;
  /** Starts a new page if the given number of lines does not fit on this one. */
  keepTogether(lines: number): void;
  /** Writes a heading now and on each new page, until called with null. */
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

  const ensureSpace = (height: number) => {
    if (y + height <= bottom) return;
    pdf.addPage();
    y = margin;
    heading?.();
  };
  const layOutLines = ({ text, size = 10, bold, faint, lead, width = right - left }: Cell) => {
    const written = pdfText(text, (code) => hasGlyph(pdf, code));
    return written.split('\n').flatMap((paragraph, index) => {
      const leadStyle = index === 0 ? lead : undefined;
      const isBold = bold === true || leadStyle === 'bold';
      const isFaint = faint === true || leadStyle === 'faint';
      setFont(pdf, isBold ? 'bold' : 'normal', size);
      const lines = wrap(paragraph, width, (part) => pdf.getTextWidth(part));
      return lines.map((line) => ({ line, isBold, isFaint }));
    });
  };
  /** Adds title and page number to each page, if there are several. */
  const numberPages = () => {
    const count = pdf.getNumberOfPages();
    if (count === 1) return;
    const base = bottom + margin / 2;
    for (let page = 1; page <= count; page += 1) {
      pdf.setPage(page);
      setFont(pdf, 'normal', 8);
      pdf.setTextColor(faintInk);
      pdf.text(title, left, base);
      pdf.text(`${page} / ${count}`, right, base, { align: 'right' });
    }
  };

  return {
    left,
    right,
    width: right - left,
    row(cells, isRuled = false) {
      const columns = cells.map((cell) => ({
        ...cell,
        size: cell.size ?? 10,
        lines: layOutLines(cell),
      }));
      const height = Math.max(
        ...columns.map(({ size, lines }) => lines.length * size * lineHeight),
      );
      ensureSpace(height + (isRuled ? ruleHeight : 0));
      for (const { lines, size, align, x } of columns) {
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
      y += ruleHeight;
    },
    keepTogether(lines) {
      ensureSpace(lines * 10 * lineHeight);
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
      numberPages();
      return new Uint8Array(pdf.output('arraybuffer'));
    },
  };
}
