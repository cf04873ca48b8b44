import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { chargeStatuses } from '../entities/charge';
import { moneyInput, moneySchema } from '../entities/money';
import { payoutStatuses } from '../entities/payout';
import { idSchema, localDateSchema } from '../entities/primitives';
import { refundReasonSchema, refundStatuses } from '../entities/refund';
import { listResponse, listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import {
  doctorChargeSchema,
  doctorPayoutItemSchema,
  doctorPayoutSchema,
  doctorRefundSchema,
} from './views/money-records';

const audience = ['doctor'] as const;

const filters = {
  from: z.optional(localDateSchema),
  to: z.optional(localDateSchema),
  patientId: z.optional(idSchema),
} as const;
const days = { from: filters.from, to: filters.to };

/** Lists charges; `totals` cover all matching items on all pages. */
export const listCharges = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payments/charges',
  audience,
  query: listQuery(chargeStatuses, ['createdAt', 'amount', 'patient'], filters),
  response: z.object({
    ...tabbedListResponse(doctorChargeSchema, chargeStatuses).shape,
    totals: z.object({ amount: moneySchema, refunded: moneySchema }),
  }),
  reads: ['charge', 'patient', 'account', 'card', 'practice'],
});

/** Lists refunds; `totals` cover all matching items on all pages. */
export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payments/refunds',
  audience,
  query: listQuery(refundStatuses, ['createdAt', 'amount', 'patient'], filters),
  response: z.object({
    ...tabbedListResponse(doctorRefundSchema, refundStatuses).shape,
    totals: z.object({ amount: moneySchema }),
  }),
  reads: ['refund', 'patient', 'account', 'practice'],
});

/** Lists payouts; `from` and `to` are arrival dates, `balance` is available for a payout. */
export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payments/payouts',
  audience,
  query: listQuery(payoutStatuses, ['createdAt', 'arrivalOn', 'net'], days),
  response: z.object({
    ...tabbedListResponse(doctorPayoutSchema, payoutStatuses).shape,
    totals: z.object({
      gross: moneySchema,
      fees: moneySchema,
      refunds: moneySchema,
      net: moneySchema,
    }),
    balance: moneySchema,
  }),
  reads: ['payout', 'charge', 'refund', 'practice'],
});

/** Refunds a charge. `If-Match` is optional: if sent, it has to be the charge's current version. */
export const createRefund = endpoint({
  method: 'POST',
  path: '/api/v1/doctor/payments/charges/:id/refunds',
  audience,
  params: byId,
  body: z.strictObject({ amount: moneyInput, reason: refundReasonSchema }),
  response: doctorRefundSchema,
  status: 201,
  errors: ['refund_too_large', 'charge_disputed', 'transition_not_allowed', 'version_conflict'],
  changes: ['refund', 'charge', 'auditEvent'],
  idempotent: true,
});

/** Requests a payout; requires a verified payout account. */
export const createPayout = endpoint({
  method: 'POST',
  path: '/api/v1/doctor/payments/payouts',
  audience,
  body: z.strictObject({ amount: moneyInput }),
  response: doctorPayoutSchema,
  status: 201,
  errors: ['payout_minimum', 'insufficient_balance', 'transition_not_allowed'],
  changes: ['payout', 'charge', 'refund', 'auditEvent'],
  idempotent: true,
});

/** Lists the items of a payout, which add up to its amount. */
export const listPayoutItems = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payments/payouts/:id/items',
  audience,
  params: byId,
  query: listQuery([], ['at', 'net']),
  response: z.object({
    ...listResponse(doctorPayoutItemSchema).shape,
    payout: doctorPayoutSchema,
  }),
  reads: ['payout', 'patient', 'account'],
});
