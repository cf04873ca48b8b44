import * as z from '@praxis/contract/schema';

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'] as const;

const positions = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'] as const;
const attributes = [...positions, 'width', 'height', 'd', 'points', 'fill'] as const;

/** Numbers, path commands and color names: no characters that a URL needs. */
const value = z.string().check(z.regex(/^[\w\s.,+-]*$/));

/** Schema of an icon in a manifest: only shapes, without resources, scripts or event handlers. */
export const iconDrawing = z
  .array(z.tuple([z.enum(shapes), z.partialRecord(z.enum(attributes), value)]))
  .check(z.minLength(1));
