import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { idSchema, instantSchema, localDateSchema } from '../entities/primitives';
import { codeSchema } from '../entities/product-strings';
import { booleanQuery, listResponse, listQuery } from './lists';
import { byId } from './params';
import { publicDoctorDetailSchema, publicDoctorSchema } from './views/doctor';
import { publicPlanSchema } from './views/plan';

const filterValue = z.optional(z.string().check(z.maxLength(60)));

/** Lists verified doctors. With a `currency`, doctors paid in it come first. */
export const listDoctors = endpoint({
  method: 'GET',
  path: '/api/v1/doctors',
  audience: 'public',
  query: listQuery([], ['fullName', 'priceFrom'], {
    speciality: filterValue,
    state: filterValue,
    language: filterValue,
    currency: z.optional(z.string().check(z.minLength(3), z.maxLength(3))),
  }),
  response: z.object({
    ...listResponse(publicDoctorSchema).shape,
    /** Filter values that have doctors, independent of the search. */
    facets: z.object({
      specialityIds: z.array(codeSchema),
      states: z.array(codeSchema),
      languages: z.array(codeSchema),
    }),
  }),
  reads: ['doctor', 'account', 'practice', 'plan'],
});

/** Returns a verified doctor's public page. */
export const getDoctor = endpoint({
  method: 'GET',
  path: '/api/v1/doctors/:id',
  audience: 'public',
  params: byId,
  response: publicDoctorDetailSchema,
  reads: ['doctor', 'account', 'practice', 'plan', 'visitType', 'vacation'],
});

/** Lists a doctor's plans on sale. */
export const listDoctorPlans = endpoint({
  method: 'GET',
  path: '/api/v1/doctors/:id/plans',
  audience: 'public',
  params: byId,
  query: listQuery([], ['price', 'name']),
  response: listResponse(publicPlanSchema),
  reads: ['doctor', 'plan', 'subscription'],
});

/** Local dates of the practice, inclusive: at most 31 days. */
export const slotDaysQuery = { from: localDateSchema, to: localDateSchema } as const;

export const slotsSchema = z.object({
  timeZone: codeSchema,
  items: z.array(z.object({ startAt: instantSchema, endAt: instantSchema })),
});

/** Lists free slots of a visit type. */
export const listSlots = endpoint({
  method: 'GET',
  path: '/api/v1/doctors/:id/slots',
  audience: 'public',
  params: byId,
  query: z.object({
    ...slotDaysQuery,
    visitTypeId: idSchema,
    /** Includes times within the lead time, which only staff can book. */
    staff: z._default(booleanQuery, false),
  }),
  response: slotsSchema,
  reads: ['doctor', 'practice', 'availability', 'visitType', 'vacation', 'appointment'],
});

/** Returns the first slot for a new patient; null if there is none or booking is by phone only. */
export const getNextSlot = endpoint({
  method: 'GET',
  path: '/api/v1/doctors/:id/next-slot',
  audience: 'public',
  params: byId,
  response: z.object({
    timeZone: codeSchema,
    booksOnline: z.boolean(),
    startAt: z.nullable(instantSchema),
  }),
  reads: ['doctor', 'practice', 'availability', 'visitType', 'vacation', 'appointment'],
});

/** Returns the card provider's public key. */
export const getPaymentKey = endpoint({
  method: 'GET',
  path: '/api/v1/payments/public-key',
  audience: 'public',
  response: z.object({ provider: codeSchema, publicKey: codeSchema }),
  reads: [],
});
