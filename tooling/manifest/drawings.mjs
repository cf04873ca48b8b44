import { joinShapes } from './one-path.mjs';

/**
 * An icon as the elements of a 24 by 24 SVG: tag names and attributes (`IconDrawing` of the sdk).
 * @typedef {[tag: string, attributes: Record<string, string>][]} Drawing
 */

/**
 * Drawings of lucide icons by name. A manifest contains the drawings of its icons, so that the
 * shell can show any of them.
 * @param {readonly string[]} names
 * @returns {Promise<Record<string, Drawing>>}
 */
export async function drawingsOf(names) {
  const drawings = [...new Set(names)].map(async (name) => [name, await drawingOf(name)]);
  return Object.fromEntries(await Promise.all(drawings));
}

/**
 * @param {string} name
 * @returns {Promise<Drawing>}
 */
export async function drawingOf(name) {
  const { __iconData: icon } = await import(`lucide-react/icons/${name}`).catch(() => ({}));
  if (!icon) throw new Error(`lucide has no icon "${name}" (https://lucide.dev/icons).`);
  return joinShapes(
    icon.node.map((/** @type {[string, Record<string, string | number>]} */ [tag, attributes]) => [
      tag,
      Object.fromEntries(
        Object.entries(attributes)
          .filter(([attribute]) => attribute !== 'key')
          .map(([attribute, value]) => [attribute, String(value)]),
      ),
    ]),
  );
}
