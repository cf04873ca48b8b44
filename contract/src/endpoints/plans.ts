import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { moneyInput } from '../entities/money';
import { intervalMonthsSchema, planStatuses } from '../entities/plan';
import { lineInput, optionalTextInput } from '../entities/text';
import { listResponse, listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { doctorPlanSchema } from './views/plan';

/** Terms of a plan. Prices are validated by the rule `price_range`; the currency has to be the practice's. */
export const planInput = z.strictObject({
  name: lineInput(80),
  description: optionalTextInput(2000),
  benefits: z.array(lineInput(160)).check(z.maxLength(20)),
  price: moneyInput,
  intervalMonths: intervalMonthsSchema,
  joiningFee: moneyInput,
  trialDays: z.int().check(z.minimum(0), z.maximum(90)),
  visitAllowance: z.nullable(z.int().check(z.minimum(0), z.maximum(999))),
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  autoRenew: z.boolean(),
});

const path = '/api/v1/doctor/plans';
const onePath = '/api/v1/doctor/plans/:id';
const sorts = ['name', 'price', 'subscribers', 'updatedAt'] as const;

/** Includes the plan's subscribers and their payments. */
const reads = ['plan', 'subscription', 'charge'] as const;
const changes = ['plan', 'auditEvent'] as const;

/** Lists all of a doctor's plans. */
export const listPlans = endpoint({
  method: 'GET',
  path,
  audience: ['doctor'],
  query: listQuery(planStatuses, sorts),
  response: tabbedListResponse(doctorPlanSchema, planStatuses),
  reads,
});

/** Creates a plan as a draft. */
export const createPlan = endpoint({
  method: 'POST',
  path,
  audience: ['doctor'],
  body: planInput,
  response: doctorPlanSchema,
  status: 201,
  errors: ['price_range'],
  changes,
});

/** Returns a plan of the caller. */
export const getPlan = endpoint({
  method: 'GET',
  path: onePath,
  audience: ['doctor'],
  params: byId,
  response: doctorPlanSchema,
  reads,
});

/** Changes a plan. A new price creates a new version; subscribers keep theirs. */
export const updatePlan = endpoint({
  method: 'PUT',
  path: onePath,
  audience: ['doctor'],
  params: byId,
  within: 'current',
  body: planInput,
  response: doctorPlanSchema,
  errors: ['price_range', 'transition_not_allowed'],
  changes,
  versioned: true,
});

/** Deletes a plan that never had a subscription. */
export const deletePlan = endpoint({
  method: 'DELETE',
  path: onePath,
  audience: ['doctor'],
  params: byId,
  status: 204,
  errors: ['plan_in_use'],
  changes,
  versioned: true,
});

const planCommand = <const Name extends string>(
  name: Name,
  errors: readonly ('transition_not_allowed' | 'price_range')[],
) =>
  endpoint({
    method: 'POST',
    path: `${onePath}/${name}`,
    audience: ['doctor'],
    params: byId,
    response: doctorPlanSchema,
    errors,
    changes,
    versioned: true,
  });

/** Publishes a plan: draft, archived -> active. */
export const publishPlan = planCommand('publish', ['transition_not_allowed', 'price_range']);
/** Archives a plan: draft, active -> archived. Subscribers stay. */
export const archivePlan = planCommand('archive', ['transition_not_allowed']);

/** Lists the plans that patients can subscribe to. */
export const listActivePlans = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/active-plans',
  audience: ['doctor'],
  query: listQuery([], sorts),
  response: listResponse(doctorPlanSchema),
  reads,
});
