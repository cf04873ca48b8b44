import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { availabilitySchema, weekdaySchema } from '../entities/availability';
import { doctorSchema } from '../entities/doctor';
import { moneySchema } from '../entities/money';
import { payoutAccountSchema } from '../entities/payout-account';
import {
  countSchema,
  idSchema,
  localDateSchema,
  localTimeSchema,
  timeZoneSchema,
} from '../entities/primitives';
import { lineInput, optionalTextInput } from '../entities/text';

const optionValues = z.array(lineInput(60)).check(z.maxLength(20));

export const doctorBackgroundSchema = z.pick(doctorSchema, {
  version: true,
  background: true,
  verification: true,
  verificationReason: true,
});

/** Returns the caller's background and its verification. */
export const getBackground = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/background',
  audience: ['doctor'],
  response: doctorBackgroundSchema,
  reads: ['doctor'],
});

/** Changes the background; changed degrees or licenses have to be verified again. */
export const putBackground = endpoint({
  method: 'PUT',
  path: '/api/v1/doctor/background',
  audience: ['doctor'],
  within: 'background',
  body: z.strictObject({
    degreeIds: optionValues,
    specialityIds: optionValues,
    licences: z
      .array(
        z.strictObject({
          state: z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)),
          number: lineInput(40),
          expiresOn: localDateSchema,
        }),
      )
      .check(z.maxLength(20)),
    languages: z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.maxLength(20)),
    bio: optionalTextInput(2000),
  }),
  response: doctorBackgroundSchema,
  changes: ['doctor', 'auditEvent', 'notification'],
  versioned: true,
});

/** The payout account; `version` 0 and `account` null until it is entered. `balance` is available for a payout. */
export const doctorPayoutAccountSchema = z.object({
  version: countSchema,
  account: z.nullable(z.omit(payoutAccountSchema, { doctorId: true })),
  balance: moneySchema,
});
export type DoctorPayoutAccount = z.infer<typeof doctorPayoutAccountSchema>;

/** Returns the caller's payout account and available balance. */
export const getPayoutAccount = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payout',
  audience: ['doctor'],
  response: doctorPayoutAccountSchema,
  reads: ['payoutAccount', 'charge', 'refund', 'payout', 'practice'],
});

/**
 * Changes the payout account. Only the last four characters of the account number are stored; if omitted, the
 * number stays.
 */
export const putPayoutAccount = endpoint({
  method: 'PUT',
  path: '/api/v1/doctor/payout',
  audience: ['doctor'],
  within: 'account',
  body: z.strictObject({
    bankName: lineInput(80),
    holder: lineInput(120),
    accountNumber: z.optional(
      z.string().check(z.trim(), z.regex(/^(?=(?:\s*[A-Za-z0-9]){4,34}\s*$)[A-Za-z0-9 ]+$/)),
    ),
  }),
  response: doctorPayoutAccountSchema,
  changes: ['payoutAccount', 'auditEvent'],
  versioned: true,
});

/** Opening hours; times are local to `timeZone`, the practice's. */
export const doctorAvailabilitySchema = z.object({
  ...z.pick(availabilitySchema, { version: true, weekly: true, overrides: true }).shape,
  timeZone: timeZoneSchema,
});
export type DoctorAvailability = z.infer<typeof doctorAvailabilitySchema>;

/** Returns the caller's opening hours. */
export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/availability',
  audience: ['doctor'],
  response: doctorAvailabilitySchema,
  reads: ['availability', 'practice'],
});

const localRange = { startLocal: localTimeSchema, endLocal: localTimeSchema };

/** Ranges of a day must be neither empty nor overlapping (`rules/appointments/availability`). */
export const availabilityInput = z.strictObject({
  weekly: z
    .array(
      z.strictObject({
        weekday: weekdaySchema,
        ...localRange,
        visitTypeId: z.optional(idSchema),
      }),
    )
    .check(z.maxLength(100)),
  overrides: z
    .array(
      z.strictObject({
        on: localDateSchema,
        ranges: z.array(z.strictObject(localRange)).check(z.maxLength(12)),
      }),
    )
    .check(z.maxLength(400)),
});

/** Replaces the caller's opening hours. Errors are reported by field, such as `weekly.1.endLocal`. */
export const putAvailability = endpoint({
  method: 'PUT',
  path: '/api/v1/doctor/availability',
  audience: ['doctor'],
  body: availabilityInput,
  response: doctorAvailabilitySchema,
  changes: ['availability'],
  versioned: true,
});
