import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf';
import type { jsPDF } from 'jspdf';

export type FontStyle = 'normal' | 'bold';

/** The product's font, with the letters of Latin, Greek and Cyrillic. */
const family = 'Inter';
const files = { normal: regular, bold };

/** Gives a PDF its fonts. It embeds the letters that are used, so that it reads the same everywhere. */
export async function addFonts(pdf: jsPDF): Promise<void> {
  const styles = Object.keys(files) as FontStyle[];
  const contents = await Promise.all(styles.map((style) => load(files[style])));
  styles.forEach((style, index) => {
    pdf.addFileToVFS(`${style}.ttf`, contents[index] ?? '');
    pdf.addFont(`${style}.ttf`, family, style);
  });
}

/** Writes with a font from now on. */
export function setFont(pdf: jsPDF, style: FontStyle, size: number): void {
  pdf.setFont(family, style);
  pdf.setFontSize(size);
}

/** Whether the fonts have a letter. Both are of one family and have the same ones. */
export function hasLetter(pdf: jsPDF, code: number): boolean {
  setFont(pdf, 'normal', 10);
  const { metadata } = pdf.getFont() as { metadata: { characterToGlyph(code: number): number } };
  return metadata.characterToGlyph(code) !== 0;
}

/** How many bytes become letters at once: a function takes no more arguments than its stack has room for. */
const piece = 16_384;

/** A file as jsPDF takes one: a text with a byte in each letter. */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const starts = Array.from(
    { length: Math.ceil(bytes.length / piece) },
    (_, index) => index * piece,
  );
  return starts
    .map((start) => String.fromCharCode(...bytes.subarray(start, start + piece)))
    .join('');
}
