/** Whose answers are searched. */
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

/** What is put into one field of one record, and who may find it (docs/domain.md#permissions). */
export interface Canary {
  field: string;
  text: string | number;
  seenBy: readonly Viewer[];
}

/** Puts a text into a field, and notes who may find it. */
export type Text = (field: string, seenBy: readonly Viewer[], made?: string) => string;
export type Amount = (
  field: string,
  seenBy: readonly Viewer[],
) => { amountMinor: number; currency: string };
