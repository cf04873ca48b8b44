/**
 * Converts tables in pasted HTML to a line per row, with spaces between the cells: the editor has no tables,
 * and the text of the cells would run together.
 */
export const flattenTables = (html: string): string =>
  html
    .replaceAll(/<tr\b[^>]*>/gi, '<div>')
    .replaceAll(/<\/tr\s*>/gi, '</div>')
    .replaceAll(/<\/t[dh]\s*>/gi, ' ')
    .replaceAll(/<\/?(?:table|thead|tbody|tfoot|td|th)\b[^>]*>/gi, '');

/**
 * Returns the files of pasted or dropped content without text, otherwise null: many programs add an image of
 * the copied text. An image copied from a web page may come as a URL only, without a file.
 */
export function filesWithoutText(data: DataTransfer): File[] | null {
  const html = data.getData('text/html');
  const hasImage = data.files.length > 0 || /<img\b/i.test(html);
  if (!hasImage || data.getData('text/plain').trim() !== '') return null;
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
  return textContent.trim() === '' ? [...data.files] : null;
}
