import * as z from '@praxis/contract/schema';
import type { Change } from '../core/table';
import { signatureOf } from '../core/tokens';

/** All changes to the sample data, and the times they are relative to. */
export interface SimulationData {
  seededAt: number;
  clockOffset: number;
  changes: Change[];
}

/**
 * Why a file can't be imported: it is not JSON, not an export of this product, an export in another
 * format version, or damaged.
 */
export type DataFileFault = 'notJson' | 'foreign' | 'otherVersion' | 'damaged';

const product = 'praxis-simulation';
/** Incremented when earlier files can no longer be read. */
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
  /** Checksum that detects truncated or edited files. */
  seal: z.string(),
});

const checksumOf = (data: unknown): string => signatureOf(JSON.stringify(data));

/** Serializes an export. */
export function writeDataFile(data: SimulationData): string {
  return JSON.stringify({ product, format, data, seal: checksumOf(data) }, null, 1);
}

/** Parses an export, or returns why it can't be read. */
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
  const isIntact = success && data.seal === checksumOf((file as { data: unknown }).data);
  return isIntact ? data.data : 'damaged';
}
