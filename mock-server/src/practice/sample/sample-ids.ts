import { createRandom } from '../../core/random';

/** Kinds of sample records. Append only: the index is part of an id. */
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

/** The record that a sample id encodes. */
export interface SampleRecord {
  kind: SampleKind;
  /** The index of the doctor whose share contains it, or of the practice. */
  share: number;
  /** Its number among records of its kind in the share, and the part within it. */
  number: number;
  part: number;
}

/** An id consists of two halves with eight base-36 characters each. */
const half = 36 ** 8;
const parts = 64;
const limits = { share: 1000, number: 10_000_000 };
/**
 * Number of kinds in the first block; appended kinds start a new block, which keeps existing ids
 * stable.
 */
const kindsPerBlock = 25;

const random = createRandom(19_650_720);
const keys = Array.from({ length: 4 }, () => random.whole(0, 0xffff_ffff));

/** A deterministic pseudo-random number below `half`. */
function mix(value: number, key: number): number {
  let mixed = Math.imul((value >>> 0) ^ key, 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ Math.floor(value / 2 ** 32), 0xc2b2_ae35);
  mixed ^= mixed >>> 16;
  return ((mixed >>> 0) * 656 + (Math.imul(mixed ^ key, 0x9e37_79b1) >>> 23)) % half;
}

/**
 * Encodes the id of a sample record: it looks random, is deterministic, and can be decoded
 * (docs/domain.md#sample-data). A Feistel network, which is reversible.
 */
export function sampleId(kind: SampleKind, share = 0, number = 0, part = 0): string {
  const place = kinds.indexOf(kind);
  const row = Math.floor(place / kindsPerBlock) * limits.share + share;
  let left = row * kindsPerBlock + (place % kindsPerBlock);
  let right = number * parts + part;
  for (const key of keys) {
    const mixed = (left + mix(right, key)) % half;
    left = right;
    right = mixed;
  }
  return textOf(left) + textOf(right);
}

const digits = [...'0123456789abcdefghijklmnopqrstuvwxyz'];
const digitPairs = digits.flatMap((first) => digits.map((second) => first + second));

/**
 * A half in base 36, with eight digits. The sample has thousands of ids, and `toString(36)` is slow
 * for numbers beyond 32 bits.
 */
function textOf(value: number): string {
  const high = Math.floor(value / 36 ** 4);
  return fourDigits(high) + fourDigits(value - high * 36 ** 4);
}

function fourDigits(value: number): string {
  const high = Math.floor(value / 36 ** 2);
  return `${digitPairs[high]}${digitPairs[value - high * 36 ** 2]}`;
}

/** Decodes a sample id; undefined for other ids. */
export function sampleRecordOf(id: string): SampleRecord | undefined {
  if (!/^[0-9a-z]{16}$/.test(id)) return undefined;
  let [left, right] = [parseInt(id.slice(0, 8), 36), parseInt(id.slice(8), 36)];
  for (const key of keys.toReversed())
    [left, right] = [(right - mix(left, key) + half) % half, left];
  const row = Math.floor(left / kindsPerBlock);
  const share = row % limits.share;
  const kind = kinds[((row - share) / limits.share) * kindsPerBlock + (left % kindsPerBlock)];
  const number = Math.floor(right / parts);
  if (!kind || number >= limits.number) return undefined;
  return { kind, share, number, part: right % parts };
}
