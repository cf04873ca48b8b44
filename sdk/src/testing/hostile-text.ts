/**
 * A text as an attacker would enter it in a plain field: markup, a script's address, what texts are put
 * together with, a mark that turns round what stands after it, and a word that no line has room for.
 */
export const hostileText = [
  `"'><img src=x onerror="hostile()"><script>hostile()</script>`,
  'javascript:hostile() data:text/html,<script>hostile()</script>',
  '{{count}} $t(close) %s <0>bold</0> &lt;b&gt;',
  `\u202e${'x'.repeat(500)}`,
].join(' ');

/** A name that is written from right to left. */
export const rightToLeft = 'שרה';

/** What of the page could run or load something that a text brought, each as its markup. */
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
