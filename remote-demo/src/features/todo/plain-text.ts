/** What a description says, without its markup. Nothing of it runs or is loaded: it is parsed apart. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  body.querySelectorAll('script, style, template').forEach((element) => element.remove());
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
