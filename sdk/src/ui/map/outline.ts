/**
 * Countries of the world at 1:110 million, by ISO code, without Antarctica: Natural Earth (public domain),
 * as the topology of world-atlas (ISC). Neighbors share arcs; a negative index is a reversed arc.
 */
export interface Topology {
  scale: number[];
  translate: number[];
  /** Delta-encoded lines: dx, dy, dx, dy, ... */
  arcs: number[][];
  /** Polygons, each a list of rings, each a list of arc indexes. */
  countries: Readonly<Record<string, number[][][]>>;
}

type Point = [number, number];

interface Feature {
  type: 'Feature';
  properties: { name: string };
  geometry: { type: 'MultiPolygon'; coordinates: Point[][][] };
}

/** Converts the topology to projected GeoJSON, with each country's code as its name. */
export function outlineOf(topology: Topology) {
  const lines = topology.arcs.map((arc) => pointsOf(arc, topology));
  const ring = (arcs: readonly number[]) =>
    arcs.flatMap((arc, index) => {
      const line = arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []);
      // An arc starts at the end point of the previous one.
      return index === 0 ? line : line.slice(1);
    });
  const features = Object.entries(topology.countries).map(([name, polygons]): Feature => ({
    type: 'Feature',
    properties: { name },
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygons.map((rings) => rings.map((arcs) => unwrapped(ring(arcs)).map(project))),
    },
  }));
  return { type: 'FeatureCollection' as const, features };
}

function pointsOf(arc: readonly number[], { scale, translate }: Topology): Point[] {
  const [scaleX = 1, scaleY = 1] = scale;
  const [left = 0, bottom = 0] = translate;
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < arc.length; at += 2) {
    x += arc[at] ?? 0;
    y += arc[at + 1] ?? 0;
    points.push([x * scaleX + left, y * scaleY + bottom]);
  }
  return points;
}

/**
 * Continues a ring beyond the 180th meridian to the east, as with Russia. It would otherwise jump across
 * the whole map.
 */
function unwrapped(ring: readonly Point[]): Point[] {
  let turns = 0;
  const points = ring.map(([longitude, latitude], index): Point => {
    const step = longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude + turns * 360, latitude];
  });
  const west = Math.min(...points.map(([longitude]) => longitude));
  return west < -180 ? points.map(([x, y]): Point => [x + 360, y]) : points;
}

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796] as const;

/** Applies the Equal Earth projection, which preserves areas, so that colors are comparable. */
function project([longitude, latitude]: Point): Point {
  const l = Math.asin((Math.sqrt(3) / 2) * Math.sin((latitude * Math.PI) / 180));
  const squared = l * l;
  const sixth = squared ** 3;
  const x =
    (2 * Math.sqrt(3) * longitude * Math.cos(l)) /
    (3 * (9 * a4 * sixth * squared + 7 * a3 * sixth + 3 * a2 * squared + a1));
  const y = (l * (a4 * sixth * squared + a3 * sixth + a2 * squared + a1) * 180) / Math.PI;
  return [round(x), round(y)];
}

const round = (value: number) => Math.round(value * 100) / 100;
