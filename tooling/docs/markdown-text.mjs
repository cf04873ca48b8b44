/** Escapes text that VitePress would parse as a tag or a template: `{{ name }}`, `List<T>`. */
export const escaped = (/** @type {string} */ text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;'),
    )
    .join('');
