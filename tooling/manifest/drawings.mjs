/**
 * An icon as elements of an SVG of 24 by 24: their names and attributes (`IconDrawing` of the sdk).
 * @typedef {[tag: string, attributes: Record<string, string>][]} Drawing
 */

/**
 * What the icons of lucide with these names look like. A manifest carries the drawings of its icons,
 * so that the shell can show any of them.
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
  if (!icon) throw new Error(`No icon of lucide is called "${name}" (https://lucide.dev/icons).`);
  return icon.node.map(
    (/** @type {[string, Record<string, string | number>]} */ [tag, attributes]) => [
      tag,
      Object.fromEntries(
        Object.entries(attributes)
          .filter(([attribute]) => attribute !== 'key')
          .map(([attribute, value]) => [attribute, String(value)]),
      ),
    ],
  );
}
