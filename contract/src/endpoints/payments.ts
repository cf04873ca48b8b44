import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { chargeStatuses } from '../entities/charge';
import { moneyInput, moneySchema } from '../entities/money';
import { payoutStatuses } from '../entities/payout';
import { idSchema, localDateSchema } from '../entities/primitives';
import { refundReasonSchema, refundStatuses } from '../entities/refund';
import { listAnswer, listQuery, tabbedListAnswer } from './lists';
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

/** `totals` are over all pages, under the filter. */
export const listCharges = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payments/charges',
  audience,
  query: listQuery(chargeStatuses, ['createdAt', 'amount', 'patient'], filters),
  answer: z.object({
    ...tabbedListAnswer(doctorChargeSchema, chargeStatuses).shape,
    totals: z.object({ amount: moneySchema, refunded: moneySchema }),
  }),
  reads: ['charge', 'patient', 'account', 'card', 'practice'],
});

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payments/refunds',
  audience,
  query: listQuery(refundStatuses, ['createdAt', 'amount', 'patient'], filters),
  answer: z.object({
    ...tabbedListAnswer(doctorRefundSchema, refundStatuses).shape,
    totals: z.object({ amount: moneySchema }),
  }),
  reads: ['refund', 'patient', 'account', 'practice'],
});

/** `from` and `to` are days of arrival; `balance` is what a payout may take now. */
export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payments/payouts',
  audience,
  query: listQuery(payoutStatuses, ['createdAt', 'arrivalOn', 'net'], days),
  answer: z.object({
    ...tabbedListAnswer(doctorPayoutSchema, payoutStatuses).shape,
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

/** Where it names the version of the charge, only that one is refunded; an app that names none may. */
export const createRefund = endpoint({
  method: 'POST',
  path: '/api/v1/doctor/payments/charges/:id/refunds',
  audience,
  params: byId,
  body: z.strictObject({ amount: moneyInput, reason: refundReasonSchema }),
  answer: doctorRefundSchema,
  status: 201,
  errors: ['refund_too_large', 'charge_disputed', 'transition_not_allowed', 'version_conflict'],
  changes: ['refund', 'charge', 'auditEvent'],
  idempotent: true,
});

/** Needs a verified payout account. */
export const createPayout = endpoint({
  method: 'POST',
  path: '/api/v1/doctor/payments/payouts',
  audience,
  body: z.strictObject({ amount: moneyInput }),
  answer: doctorPayoutSchema,
  status: 201,
  errors: ['payout_minimum', 'insufficient_balance', 'transition_not_allowed'],
  changes: ['payout', 'charge', 'refund', 'auditEvent'],
  idempotent: true,
});

/** The items add up to the payout. */
export const listPayoutItems = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/payments/payouts/:id/items',
  audience,
  params: byId,
  query: listQuery([], ['at', 'net']),
  answer: z.object({
    ...listAnswer(doctorPayoutItemSchema).shape,
    payout: doctorPayoutSchema,
  }),
  reads: ['payout', 'patient', 'account'],
});
