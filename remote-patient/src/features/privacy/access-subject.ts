/** What an access can be to, as the product names it. */
const subjects = [
  'appointment',
  'patient',
  'subscription',
  'thread',
  'refund',
  'invoice',
  'user',
] as const;
export type AccessSubject = (typeof subjects)[number] | 'other';

/** The kind of a record: of `thread:<id>`, `thread`. */
export function subjectOf(resource: string): AccessSubject {
  const kind = resource.split(':')[0];
  return subjects.find((subject) => subject === kind) ?? 'other';
}
