import * as z from '@praxis/contract/schema';

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'] as const;

const positions = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'] as const;
const attributes = [...positions, 'width', 'height', 'd', 'points', 'fill'] as const;

/** Numbers, the letters of a path, the name of a color: nothing that could name an address. */
const value = z.string().check(z.regex(/^[\w\s.,+-]*$/));

/** An icon of a manifest: shapes, and nothing that loads, runs or listens. */
export const iconDrawing = z
  .array(z.tuple([z.enum(shapes), z.partialRecord(z.enum(attributes), value)]))
  .check(z.minLength(1));
