/** Text that VitePress neither takes for a tag nor for a template: `{{ name }}`, `List<T>`. */
export const escaped = (/** @type {string} */ text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;'),
    )
    .join('');
