import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

/** Allows text markup only. No `style`, `class` or `id`: authors must not affect the look of the page. */
const config = {
  ALLOWED_TAGS: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'col', 'colgroup', 'dd', 'del'],
    ...['div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'],
    ...['i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span'],
    ...['strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul'],
  ],
  ALLOWED_ATTR: [
    ...['alt', 'colspan', 'dir', 'height', 'href', 'lang', 'rel', 'rowspan', 'src', 'start'],
    ...['target', 'title', 'width'],
  ],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} satisfies Config;

/** Allowed link targets: web pages, email addresses, phone numbers. */
const linkTarget = /^(https?:\/\/|mailto:|tel:)/i;

/** Embedded images only: a remote one would reveal to its server who reads the text, and when. */
const embeddedPicture = /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

let purifier: DOMPurify | undefined;

/** Returns a separate DOMPurify instance, so that its hooks affect nothing else. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') limitLink(node);
    else if (node.tagName === 'IMG') limitPicture(node);
    else for (const name of ['href', 'src', 'target', 'rel']) node.removeAttribute(name);
  });
  return purifier;
}

function limitLink(link: Element): void {
  link.removeAttribute('src');
  if (linkTarget.test(link.getAttribute('href') ?? '')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  } else for (const name of ['href', 'target', 'rel']) link.removeAttribute(name);
}

/** Replaces remote images by their text alternative. */
function limitPicture(picture: Element): void {
  for (const name of ['href', 'target', 'rel']) picture.removeAttribute(name);
  if (embeddedPicture.test(picture.getAttribute('src') ?? '')) return;
  picture.replaceWith(picture.getAttribute('alt') ?? '');
}

/** Keeps text, headings, lists, tables and links; removes scripts, remote content and forms. */
export function sanitizeHtml(html: string): string {
  return getPurifier().sanitize(html, config);
}

/** Like `sanitizeHtml`, but returns nodes, so that the checked result is not parsed a second time. */
export function sanitizedFragment(html: string): DocumentFragment {
  return getPurifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
}
