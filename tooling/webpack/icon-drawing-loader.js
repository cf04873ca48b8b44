import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingOf } from '../manifest/drawings.mjs';

/**
 * An icon of lucide as its drawing, which the kit's `Icon` takes as it takes a component: lucide's own
 * code for components, a kilobyte for each app and three components for each icon, is not needed.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default async function iconDrawingLoader(source) {
  // A second name of another icon.
  if (!source.includes('createLucideIcon')) return source;
  const { name } = path.parse(this.resourcePath);
  return `export default ${JSON.stringify(await drawingOf(name))};`;
}

export const iconDrawingRule = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
  loader: fileURLToPath(import.meta.url),
};
