/**
 * Malicious input for a plain text field: markup, script URLs, template placeholders, a right-to-left
 * override, and a word too long for any line.
 */
export const hostileText = [
  `"'><img src=x onerror="hostile()"><script>hostile()</script>`,
  'javascript:hostile() data:text/html,<script>hostile()</script>',
  '{{count}} $t(close) %s <0>bold</0> &lt;b&gt;',
  `\u202e${'x'.repeat(500)}`,
].join(' ');

/** A name in a right-to-left script. */
export const rightToLeft = 'שרה';

/** Returns the markup of elements that could run or load something injected by a text. */
export function activeMarkup(root: ParentNode = document): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(xlink:)?(href|src|srcset|action|formaction|data)$/i.test(name) &&
            /^\s*(javascript|vbscript|data:text)|^x$/i.test(value)),
      ),
    )
    .concat([...root.querySelectorAll('script, iframe, object, embed, base, meta[http-equiv]')])
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
