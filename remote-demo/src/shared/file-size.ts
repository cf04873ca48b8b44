import { fileSizeText } from '@praxis/sdk/ui/page';

/** Bytes per unit, by its first letter: kB and MB, and French ko and Mo. */
const bytesIn: Record<string, number> = { k: 1000, m: 1_000_000 };

/** File size as the back end stores it: a text in English. */
export const storedSize = (bytes: number): string => fileSizeText(bytes, 'en');

/** File size in the reader's language; text that isn't a size is returned unchanged. */
export function sizeText(stored: string, language: string): string {
  const [, figure, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([km])/i.exec(stored) ?? [];
  if (figure === undefined) return stored;
  return fileSizeText(
    Number(figure.replace(',', '.')) * (bytesIn[unit.toLowerCase()] ?? 0),
    language,
  );
}
