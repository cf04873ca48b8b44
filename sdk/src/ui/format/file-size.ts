import { numberFormat } from './formatters';

/** Formats a number of bytes: 1.2 MB, in French 1,2 Mo. */
export function fileSizeText(bytes: number, language: string): string {
  const [value, unit] =
    bytes >= 1_000_000
      ? [bytes / 1_000_000, 'megabyte']
      : // Only an empty file has a size of 0.
        [bytes === 0 ? 0 : Math.max(0.1, bytes / 1000), 'kilobyte'];
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
