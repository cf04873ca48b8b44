import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf';
import type { jsPDF } from 'jspdf';

export type FontStyle = 'normal' | 'bold';

/** The product's font, with Latin, Greek and Cyrillic glyphs. */
const family = 'Inter';
const files = { normal: regular, bold };

/** Adds the fonts to a PDF. jsPDF embeds the glyphs in use, so that it looks the same everywhere. */
export async function addFonts(pdf: jsPDF): Promise<void> {
  const styles = Object.keys(files) as FontStyle[];
  const contents = await Promise.all(styles.map((style) => load(files[style])));
  styles.forEach((style, index) => {
    pdf.addFileToVFS(`${style}.ttf`, contents[index] ?? '');
    pdf.addFont(`${style}.ttf`, family, style);
  });
}

/** Sets the font for the following text. */
export function setFont(pdf: jsPDF, style: FontStyle, size: number): void {
  pdf.setFont(family, style);
  pdf.setFontSize(size);
}

/** Returns whether the fonts have a glyph. Checks the regular one: both styles have the same glyphs. */
export function hasGlyph(pdf: jsPDF, code: number): boolean {
  setFont(pdf, 'normal', 10);
  const { metadata } = pdf.getFont() as { metadata: { characterToGlyph(code: number): number } };
  return metadata.characterToGlyph(code) !== 0;
}

/** Bytes per call of `String.fromCharCode`: the number of arguments is limited by the stack size. */
const chunkSize = 16_384;

/** Loads a file as a binary string, which jsPDF requires. */
async function load(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const starts = Array.from(
    { length: Math.ceil(bytes.length / chunkSize) },
    (_, index) => index * chunkSize,
  );
  return starts
    .map((start) => String.fromCharCode(...bytes.subarray(start, start + chunkSize)))
    .join('');
}
