import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingOf } from '../manifest/drawings.mjs';

/**
 * Replaces a lucide icon with its drawing, which the kit's `Icon` accepts in place of a component.
 * That saves lucide's component code: a kilobyte per app, and two of three components per icon.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default async function iconDrawingLoader(source) {
  // Another name of an icon: a re-export.
  if (!source.includes('createLucideIcon')) return source;
  const { name } = path.parse(this.resourcePath);
  return `export default ${JSON.stringify(await drawingOf(name))};`;
}

export const iconDrawingRule = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
  loader: fileURLToPath(import.meta.url),
};
