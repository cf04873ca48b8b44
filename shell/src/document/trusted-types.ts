/**
 * The default Trusted Types policy, for strings that libraries pass to the browser as HTML or script URLs
 * (docs/how-to/release.md#trusted-types). Allows text without markup, such as styles, and `DOMParser`,
 * which runs nothing; the page's own HTML comes sanitized from the HTML component. Script URLs are left
 * to the CSP.
 *
 * Self-contained: the build inlines it into the page, before the early script.
 */
{
  interface Policies {
    createPolicy(name: 'default', rules: Record<string, (...input: string[]) => string>): unknown;
  }

  (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', {
    createHTML(text = '', _type, sink) {
      if (!text.includes('<') || sink === 'DOMParser parseFromString') return text;
      throw new TypeError(`Unchecked markup for ${sink}`);
    },
    createScriptURL: (address = '') => address,
  });
}
