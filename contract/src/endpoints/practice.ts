import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { addressInput } from '../entities/address';
import { currencySchema } from '../entities/money';
import { bookingModeSchema, practiceSchema } from '../entities/practice';
import { timeZoneSchema } from '../entities/primitives';
import { lineInput, phoneInput } from '../entities/text';

/** Returns the caller's practice and its policies. */
export const getPractice = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/practice',
  audience: ['doctor'],
  response: practiceSchema,
  reads: ['practice'],
});

const intUpTo = (maximum: number, minimum = 0) =>
  z.int().check(z.minimum(minimum), z.maximum(maximum));

/**
 * Changes the practice. The currency can be changed until the first plan is on sale; drafts follow it. In
 * another time zone, vacations keep their local days and times.
 */
export const putPractice = endpoint({
  method: 'PUT',
  path: '/api/v1/doctor/practice',
  audience: ['doctor'],
  body: z.strictObject({
    name: lineInput(120),
    address: addressInput,
    phone: phoneInput,
    timeZone: timeZoneSchema,
    currency: currencySchema,
    jurisdiction: z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)),
    bookingMode: bookingModeSchema,
    policies: z.strictObject({
      leadTimeMin: intUpTo(7 * 24 * 60),
      horizonDays: intUpTo(365, 1),
      cancelWindowHours: intUpTo(14 * 24),
      expiringDays: intUpTo(90, 1),
    }),
  }),
  response: practiceSchema,
  changes: ['practice', 'plan', 'vacation', 'auditEvent'],
  versioned: true,
});
