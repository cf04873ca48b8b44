import * as z from '@praxis/contract/schema';
import type { Change } from '../core/database';
import { signatureOf } from '../core/tokens';

/** Everything that differs from the sample data, and what the sample data is relative to. */
export interface SimulationData {
  seededAt: number;
  clockOffset: number;
  changes: Change[];
}

/**
 * Why a file cannot be imported: it is no JSON, not one of ours, of another version of the product,
 * or not as it was exported.
 */
export type DataFileFault = 'notJson' | 'foreign' | 'otherVersion' | 'damaged';

const product = 'praxis-simulation';
/** Grows when files of before can no longer be read. */
const format = 2;

const headSchema = z.object({ product: z.literal(product), format: z.number() });

const fileSchema = z.object({
  data: z.object({
    seededAt: z.int().check(z.minimum(0)),
    clockOffset: z.int().check(z.minimum(0)),
    changes: z.array(
      z.object({
        table: z.string(),
        id: z.union([z.string(), z.number()]),
        record: z.nullable(z.looseObject({ id: z.union([z.string(), z.number()]) })),
      }),
    ),
  }),
  /** Tells a file that was cut off or edited from one that is whole. */
  seal: z.string(),
});

const sealOf = (data: unknown): string => signatureOf(JSON.stringify(data));

/** The text of an export. */
export function writeDataFile(data: SimulationData): string {
  return JSON.stringify({ product, format, data, seal: sealOf(data) }, null, 1);
}

/** What an export holds, or why it cannot be read. */
export function readDataFile(text: string): SimulationData | DataFileFault {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  const head = headSchema.safeParse(file);
  if (!head.success) return 'foreign';
  if (head.data.format !== format) return 'otherVersion';
  const { data, success } = fileSchema.safeParse(file);
  const whole = success && data.seal === sealOf((file as { data: unknown }).data);
  return whole ? data.data : 'damaged';
}
