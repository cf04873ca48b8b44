/**
 * @typedef {[tag: string, attributes: Record<string, string>]} Shape
 * @typedef {(name: string) => number} Numbers
 */

/**
 * Joins the stroked shapes of an icon into one path, which looks the same. Lucide's calendar has ten
 * shapes, a list of records shows 40 icons, and the browser creates, lays out and paints every shape
 * on its own.
 *
 * @param {Shape[]} shapes
 * @returns {Shape[]}
 */
export function joinShapes(shapes) {
  const filled = shapes.filter(([, { fill }]) => fill !== undefined);
  const stroked = shapes.filter((shape) => !filled.includes(shape));
  if (stroked.length === 0) return shapes;
  return [['path', { d: stroked.map(pathDataOf).join('') }], ...filled];
}

/**
 * Draws the elements of SVG as paths (https://www.w3.org/TR/SVG2/shapes.html). Libraries leave out
 * rectangles with round corners, or draw their corners as curves that are no arcs.
 *
 * @type {Record<string, (read: Numbers, attributes: Record<string, string>) => string>}
 */
const drawings = {
  path: (_, { d = '' }) => beginAbsolute(d),
  circle: (read) => ellipse(read('cx'), read('cy'), read('r'), read('r')),
  ellipse: (read) => ellipse(read('cx'), read('cy'), read('rx'), read('ry')),
  line: (read) => write`M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`,
  polyline: (_, { points }) => `M${points}`,
  polygon: (_, { points }) => `M${points}z`,
  rect,
};

/**
 * Path data of a shape. It begins at an absolute position, so that others can precede it.
 * @param {Shape} shape
 * @returns {string}
 */
export function pathDataOf([tag, attributes]) {
  const draw = drawings[tag];
  if (!draw) throw new Error(`An icon with the element "${tag}" cannot become one path.`);
  return draw((name) => Number(attributes[name] ?? 0), attributes);
}

/**
 * The first position of a path is absolute even if it is written as relative; the numbers after it
 * are relative lines then.
 * @param {string} d
 */
function beginAbsolute(d) {
  const number = '-?(?:\\d+\\.?\\d*|\\.\\d+)';
  const start = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*(?=([-.\\d])?)`);
  return d.replace(start, (_, x, y, next) => write`M${x} ${y}${next ? 'l' : ''}`);
}

/** @type {(cx: number, cy: number, rx: number, ry: number) => string} */
function ellipse(cx, cy, rx, ry) {
  return write`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/**
 * @param {Numbers} read
 * @param {Record<string, string>} attributes
 */
function rect(read, attributes) {
  const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')];
  // A radius applies to both directions if the other one is not given.
  const rx = read(attributes['rx'] ? 'rx' : 'ry');
  const ry = read(attributes['ry'] ? 'ry' : 'rx');
  if (rx === 0) return write`M${x} ${y}h${width}v${height}h${-width}z`;
  const right = width - 2 * rx;
  const down = height - 2 * ry;
  const corner = write`a${rx} ${ry} 0 0 1 `;
  return (
    write`M${x + rx} ${y}h${right}${corner}${rx} ${ry}v${down}${corner}${-rx} ${ry}` +
    write`h${-right}${corner}${-rx} ${-ry}v${-down}${corner}${rx} ${-ry}z`
  );
}

/**
 * Writes path data; numbers with at most three decimals.
 * @param {TemplateStringsArray} strings
 * @param {(number | string)[]} values
 */
function write(strings, ...values) {
  const texts = values.map((value) =>
    typeof value === 'number' ? String(Number(value.toFixed(3))) : value,
  );
  // A minus separates numbers, too.
  return String.raw({ raw: strings }, ...texts).replaceAll(' -', '-');
}
