/** Plain text of HTML, for a preview line: parsed inertly, so that nothing in it loads or runs. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const spaced = html.replaceAll(/<(br|\/p|\/div|\/li|\/h\d|\/td|\/blockquote)\b/gi, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  body.querySelectorAll('script, style, template').forEach((element) => element.remove());
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
