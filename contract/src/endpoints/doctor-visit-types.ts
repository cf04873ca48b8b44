import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { lineInput } from '../entities/text';
import { defaultDurationMin, visitModeSchema } from '../entities/visit-type';
import { listResponse, listQuery } from './lists';
import { byId } from './params';
import { doctorVisitTypeSchema } from './views/visit-type';

const buffer = z.int().check(z.minimum(0), z.maximum(120), z.multipleOf(5));

/** The duration, including fractional minutes, is validated by the rule `duration_invalid`. */
export const visitTypeInput = z.strictObject({
  name: lineInput(80),
  durationMin: z._default(z.number(), defaultDurationMin),
  bufferBeforeMin: z._default(buffer, 0),
  bufferAfterMin: z._default(buffer, 0),
  mode: visitModeSchema,
  memberOnly: z._default(z.boolean(), false),
});

const path = '/api/v1/doctor/visit-types';
const onePath = '/api/v1/doctor/visit-types/:id';

/** Lists the caller's visit types. */
export const listVisitTypes = endpoint({
  method: 'GET',
  path,
  audience: ['doctor'],
  query: listQuery([], ['name', 'durationMin']),
  response: listResponse(doctorVisitTypeSchema),
  reads: ['visitType'],
});

/** Creates a visit type. */
export const createVisitType = endpoint({
  method: 'POST',
  path,
  audience: ['doctor'],
  body: visitTypeInput,
  response: doctorVisitTypeSchema,
  status: 201,
  errors: ['duration_invalid'],
  changes: ['visitType'],
});

/** Returns a visit type of the caller. */
export const getVisitType = endpoint({
  method: 'GET',
  path: onePath,
  audience: ['doctor'],
  params: byId,
  response: doctorVisitTypeSchema,
  reads: ['visitType'],
});

/** Changes a visit type; booked appointments keep their copy. */
export const updateVisitType = endpoint({
  method: 'PUT',
  path: onePath,
  audience: ['doctor'],
  params: byId,
  body: visitTypeInput,
  response: doctorVisitTypeSchema,
  errors: ['duration_invalid'],
  changes: ['visitType'],
  versioned: true,
});

/** Deletes a visit type; booked appointments keep their copy. */
export const deleteVisitType = endpoint({
  method: 'DELETE',
  path: onePath,
  audience: ['doctor'],
  params: byId,
  status: 204,
  changes: ['visitType', 'availability'],
  versioned: true,
});
