/**
 * The files of what is pasted or dropped where no words come with them, and null otherwise: beside a text,
 * programs put a picture of it. A picture of a page may come as its address alone, without a file.
 */
export function withoutWords(data: DataTransfer): File[] | null {
  const html = data.getData('text/html');
  const isPicture = data.files.length > 0 || /<img\b/i.test(html);
  if (!isPicture || data.getData('text/plain').trim() !== '') return null;
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
  return textContent.trim() === '' ? [...data.files] : null;
}
