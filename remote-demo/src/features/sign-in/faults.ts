import { emailSchema } from '@praxis/contract/entities/primitives';
import type { Failure } from '@praxis/sdk/data';

type Text = (key: string) => string;

/** What is wrong with an email that was typed. */
export function emailFault(email: string, t: Text): { email?: string } {
  if (email.trim() === '') return { email: t('signIn.missing.email') };
  return emailSchema.safeParse(email).success ? {} : { email: t('signIn.emailInvalid') };
}

/** A refusal that a form shows at a field, in the words of the form's own check. */
export const atField = (...names: string[]): Failure => ({
  kind: 'rule',
  status: 422,
  fields: Object.fromEntries(names.map((name) => [name, ['validation_failed']])),
});
