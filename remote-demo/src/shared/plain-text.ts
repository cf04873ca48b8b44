/** The words of HTML, for a line of preview: read where nothing of it is loaded or run. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const spaced = html.replaceAll(/<(br|\/p|\/div|\/li|\/h\d|\/td|\/blockquote)\b/gi, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  body.querySelectorAll('script, style, template').forEach((element) => element.remove());
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
