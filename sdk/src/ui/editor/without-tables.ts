/**
 * Pasted HTML with each row of a table as a line, and a space between its cells: there are no tables
 * here, and what stood in one would run together into a single word.
 */
export const withoutTables = (html: string): string =>
  html
    .replaceAll(/<tr\b[^>]*>/gi, '<div>')
    .replaceAll(/<\/tr\s*>/gi, '</div>')
    .replaceAll(/<\/t[dh]\s*>/gi, ' ')
    .replaceAll(/<\/?(?:table|thead|tbody|tfoot|td|th)\b[^>]*>/gi, '');
