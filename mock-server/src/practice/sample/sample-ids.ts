import { createRandom } from '../../core/random';

/** What the sample data has records of. Append only: the place in this list is part of an id. */
const kinds = [
  'practice',
  'admin',
  'doctor',
  'doctorUser',
  'teamMember',
  'teamUser',
  'patient',
  'patientUser',
  'card',
  'plan',
  'planVersion',
  'visitType',
  'availability',
  'vacation',
  'subscription',
  'appointment',
  'ledger',
  'invoice',
  'charge',
  'refund',
  'payout',
  'payoutAccount',
  'thread',
  'message',
  'access',
] as const;

type SampleKind = (typeof kinds)[number];

/** Which record of the sample data an id is. */
export interface SampleRecord {
  kind: SampleKind;
  /** The number of the doctor whose share it is in, or of the practice, from 0. */
  share: number;
  /** Its number among those of its kind in the share, and of the parts of that one. */
  number: number;
  part: number;
}

/** An id has two halves of eight characters of base 36. */
const half = 36 ** 8;
const parts = 64;
const limits = { share: 1000, number: 10_000_000 };
/** So many kinds stand side by side in a share; those that are appended begin behind all shares, and move no id. */
const sideBySide = 25;

const random = createRandom(19_650_720);
const keys = Array.from({ length: 4 }, () => random.whole(0, 0xffff_ffff));

/** A number below `half` that another one always leads to, as if by chance. */
function scatter(value: number, key: number): number {
  let mixed = Math.imul((value >>> 0) ^ key, 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ Math.floor(value / 2 ** 32), 0xc2b2_ae35);
  mixed ^= mixed >>> 16;
  return ((mixed >>> 0) * 656 + (Math.imul(mixed ^ key, 0x9e37_79b1) >>> 23)) % half;
}

/**
 * The id of a record of the sample data: as random as others to look at, the same wherever it is
 * made, and told from others by who made it (docs/domain.md#sample-data). A Feistel network, which
 * runs both ways.
 */
export function sampleId(kind: SampleKind, share = 0, number = 0, part = 0): string {
  const place = kinds.indexOf(kind);
  const row = Math.floor(place / sideBySide) * limits.share + share;
  let left = row * sideBySide + (place % sideBySide);
  let right = number * parts + part;
  for (const key of keys) [left, right] = [right, (left + scatter(right, key)) % half];
  return left.toString(36).padStart(8, '0') + right.toString(36).padStart(8, '0');
}

/** What an id of the sample data is the id of; undefined where it is another record's. */
export function sampleRecordOf(id: string): SampleRecord | undefined {
  if (!/^[0-9a-z]{16}$/.test(id)) return undefined;
  let [left, right] = [parseInt(id.slice(0, 8), 36), parseInt(id.slice(8), 36)];
  for (const key of keys.toReversed())
    [left, right] = [(right - scatter(left, key) + half) % half, left];
  const row = Math.floor(left / sideBySide);
  const share = row % limits.share;
  const kind = kinds[((row - share) / limits.share) * sideBySide + (left % sideBySide)];
  const number = Math.floor(right / parts);
  if (!kind || number >= limits.number) return undefined;
  return { kind, share, number, part: right % parts };
}
