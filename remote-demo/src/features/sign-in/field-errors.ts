import { emailSchema } from '@praxis/contract/entities/primitives';
import type { Failure } from '@praxis/sdk/data';

type Text = (key: string) => string;

/** Validates a typed email. */
export function emailError(email: string, t: Text): { email?: string } {
  if (email.trim() === '') return { email: t('signIn.missing.email') };
  return emailSchema.safeParse(email).success ? {} : { email: t('signIn.emailInvalid') };
}

/** Failure that a form shows at these fields, with the texts of its own validation. */
export const failureAtFields = (...names: string[]): Failure => ({
  kind: 'rule',
  status: 422,
  fields: Object.fromEntries(names.map((name) => [name, ['validation_failed']])),
});
