import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { addressInput } from '../entities/address';
import { emailSchema, localDateSchema, localeSchema, timeZoneSchema } from '../entities/primitives';
import { lineInput, passwordInput, phoneInput } from '../entities/text';
import { meSchema } from './me';
import { changesSomething } from './params';

const contact = { fullName: lineInput(120), phone: phoneInput, relation: lineInput(60) };

/** Personal data of a patient; a guardian is required under 18. */
export const patientDetailsInput = z.strictObject({
  dateOfBirth: z.optional(localDateSchema),
  phone: z.optional(phoneInput),
  address: z.optional(z.nullable(addressInput)),
  emergencyContact: z.optional(z.nullable(z.strictObject(contact))),
  guardian: z.optional(z.nullable(z.strictObject({ ...contact, email: emailSchema }))),
});

/**
 * Changes the caller's account; omitted fields stay. A new password requires the current one
 * (`credentials_invalid`).
 */
export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/v1/me',
  audience: 'signedIn',
  body: z
    .strictObject({
      fullName: z.optional(lineInput(120)),
      locale: z.optional(localeSchema),
      timeZone: z.optional(timeZoneSchema),
      patient: z.optional(patientDetailsInput),
      password: z.optional(z.strictObject({ current: passwordInput, next: passwordInput })),
    })
    .check(z.refine(changesSomething)),
  response: meSchema,
  errors: ['guardian_required', 'password_weak', 'credentials_invalid', 'too_many_attempts'],
  changes: ['account', 'patient', 'auditEvent'],
  versioned: true,
});

/** Maximum length of a data URL with 5 MB in base64. */
const longestPicture = Math.ceil((5 * 1024 * 1024) / 3) * 4 + 40;

/**
 * Returns whether a data URL is a supported image. Searches for non-base64 characters instead of matching the
 * whole string: matching millions of characters exhausts the regex engine's backtracking stack.
 */
function isPicture(dataUrl: string): boolean {
  const head = /^data:image\/(?:png|jpeg|webp);base64,/.exec(dataUrl)?.[0];
  if (head === undefined) return false;
  const content = dataUrl.slice(head.length).replace(/={1,2}$/, '');
  return content !== '' && !/[^A-Za-z0-9+/]/.test(content);
}

/** Sets the profile picture, a data URL; null removes it. */
export const setAvatar = endpoint({
  method: 'POST',
  path: '/api/v1/me/avatar',
  audience: 'signedIn',
  body: z.strictObject({
    image: z.nullable(
      z.string().check(z.maxLength(longestPicture, { abort: true }), z.refine(isPicture)),
    ),
  }),
  response: meSchema,
  changes: ['account', 'auditEvent'],
  versioned: true,
});
