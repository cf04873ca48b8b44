import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { idSchema, instantSchema, localDateSchema } from '../entities/primitives';
import { listAnswer, listQuery } from './lists';
import { byId } from './params';
import { publicDoctorDetailSchema, publicDoctorSchema } from './views/doctor';
import { publicPlanSchema } from './views/plan';

const filterValue = z.optional(z.string().check(z.maxLength(60)));

/** Verified doctors. */
export const listDoctors = endpoint({
  method: 'GET',
  path: '/api/v1/doctors',
  audience: 'public',
  query: listQuery([], ['fullName', 'priceFrom'], {
    speciality: filterValue,
    state: filterValue,
    language: filterValue,
  }),
  answer: listAnswer(publicDoctorSchema),
  reads: ['doctor', 'account', 'practice', 'plan'],
});

export const getDoctor = endpoint({
  method: 'GET',
  path: '/api/v1/doctors/:id',
  audience: 'public',
  params: byId,
  answer: publicDoctorDetailSchema,
  reads: ['doctor', 'account', 'practice', 'plan', 'visitType', 'vacation'],
});

/** The plans on sale. */
export const listDoctorPlans = endpoint({
  method: 'GET',
  path: '/api/v1/doctors/:id/plans',
  audience: 'public',
  params: byId,
  query: listQuery([], ['price', 'name']),
  answer: listAnswer(publicPlanSchema),
  reads: ['doctor', 'plan', 'subscription'],
});

/** Free slots of a visit type; `from` and `to` are days of the practice, at most 31, both included. */
export const listSlots = endpoint({
  method: 'GET',
  path: '/api/v1/doctors/:id/slots',
  audience: 'public',
  params: byId,
  query: z.object({ from: localDateSchema, to: localDateSchema, visitTypeId: idSchema }),
  answer: z.object({
    timeZone: z.string(),
    items: z.array(z.object({ startAt: instantSchema, endAt: instantSchema })),
  }),
  reads: ['doctor', 'practice', 'availability', 'visitType', 'vacation', 'appointment'],
});

export const getPaymentKey = endpoint({
  method: 'GET',
  path: '/api/v1/payments/public-key',
  audience: 'public',
  answer: z.object({ provider: z.string(), publicKey: z.string() }),
  reads: [],
});
