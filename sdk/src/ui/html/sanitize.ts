import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

/** What text is made of. No `style`, `class` or `id`: whoever wrote it has no say in how the page looks. */
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

/** Where a link may lead: to a page, to somebody's mailbox or telephone. */
const linkTarget = /^(https?:\/\/|mailto:|tel:)/i;

/** A picture that is in the text itself: any other would tell its server who reads it, and when. */
const embeddedPicture = /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

let purifier: DOMPurify | undefined;

/** An instance of our own: its hooks are nobody else's. */
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

/** What a picture that is not loaded would have shown is said instead. */
function limitPicture(picture: Element): void {
  for (const name of ['href', 'target', 'rel']) picture.removeAttribute(name);
  if (embeddedPicture.test(picture.getAttribute('src') ?? '')) return;
  picture.replaceWith(picture.getAttribute('alt') ?? '');
}

/** The text of it, its headings, lists, tables and links; nothing that runs, loads or sends anything. */
export function sanitizeHtml(html: string): string {
  return getPurifier().sanitize(html, config);
}

/** The same as nodes: what is shown is what was checked, never parsed once more. */
export function sanitizedFragment(html: string): DocumentFragment {
  return getPurifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
}
