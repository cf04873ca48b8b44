/** The callers whose responses are searched. */
export const viewers = [
  'doctor',
  'patient',
  'teamMember',
  'admin',
  'anonymous',
  'otherDoctor',
  'colleague',
  'neighbor',
] as const;
export type Viewer = (typeof viewers)[number];

/** A unique value in one field of one record, and who may see it (docs/domain.md#permissions). */
export interface Canary {
  field: string;
  text: string | number;
  seenBy: readonly Viewer[];
}

/** Creates a canary text for a field, with the viewers who may see it. */
export type Text = (field: string, seenBy: readonly Viewer[], made?: string) => string;
export type Amount = (
  field: string,
  seenBy: readonly Viewer[],
) => { amountMinor: number; currency: string };
