import { fileSizeText } from '@praxis/sdk/ui/page';

/** Bytes of each unit, by its first letter: kB and MB, and ko and Mo as French writes them. */
const bytesIn: Record<string, number> = { k: 1000, m: 1_000_000 };

/** What the back end keeps of a file's size: it is a text there, in English. */
export const storedSize = (bytes: number): string => fileSizeText(bytes, 'en');

/** The size of a file as the reader's language writes it; what is none stays as it is. */
export function sizeText(stored: string, language: string): string {
  const [, figure, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([km])/i.exec(stored) ?? [];
  if (figure === undefined) return stored;
  return fileSizeText(
    Number(figure.replace(',', '.')) * (bytesIn[unit.toLowerCase()] ?? 0),
    language,
  );
}
