/**
 * What becomes of a text that a library hands to the browser as markup, or as the address of a script
 * (docs/how-to/release.md#trusted-types). A style has no markup, and what is parsed apart from the
 * page runs nothing; markup of the page itself comes from the sanitizing component, checked. Where
 * scripts come from, the content security policy says.
 *
 * Self-contained: the build puts it into the page, before the early script.
 */
{
  interface Policies {
    createPolicy(name: 'default', rules: Record<string, (...asked: string[]) => string>): unknown;
  }

  (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', {
    createHTML(text = '', _type, sink) {
      if (!text.includes('<') || sink === 'DOMParser parseFromString') return text;
      throw new TypeError(`Unchecked markup for ${sink}`);
    },
    createScriptURL: (address = '') => address,
  });
}
