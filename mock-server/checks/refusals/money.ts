import type { Subscription } from '@praxis/contract/entities/subscription';
import { type Context } from '../examples/context';
import { withBody, type MakeRefusal, type Refusals } from './refusal';
import { nextDoor, people, sample } from '../../src/practice/sample-records';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const charge =
  (status: 'disputed' | 'failed'): MakeRefusal =>
  (context, example) => {
    context.put('charges', { ...context.get('charges', example.id ?? ''), status });
    return example;
  };

const card =
  (fields: { providerRef?: string; expYear?: number }): MakeRefusal =>
  (context, example) => {
    context.put('cards', { ...context.get('cards', 'card-second'), ...fields });
    return example;
  };

/** The card that the sample patient's subscription is charged to. */
const memberCard = (context: Context, providerRef: string): void => {
  const { cardId } = context.get('subscriptions', sample.membership);
  context.put('cards', { ...context.get('cards', cardId ?? ''), providerRef });
};

const price = withBody(() => ({ price: usd(99) }));

const fullPlan =
  (versionId: string): MakeRefusal =>
  (context, example) => {
    context.put('planVersions', { ...context.get('planVersions', versionId), capacity: 1 });
    return example;
  };

/** The plan of an application is full without it. */
const planOfApplicant: MakeRefusal = (context, example) =>
  fullPlan(context.get('subscriptions', example.id ?? '').planVersionId)(context, example);

const plan =
  (status: 'active' | 'archived'): MakeRefusal =>
  (context, example) => {
    context.put('plans', { ...context.get('plans', example.id ?? ''), status });
    return example;
  };

const membership =
  (fields: Partial<Subscription>): MakeRefusal =>
  (context, example) => {
    const member = context.get('subscriptions', example.id ?? sample.membership);
    context.put('subscriptions', { ...member, ...fields });
    return example;
  };

const over = membership({ status: 'expiredCancelled' });
const ofPatient = '/api/v1/patient';
const ofDoctor = '/api/v1/doctor';

export const moneyRefusals: Refusals = {
  [`POST ${ofPatient}/cards`]: {
    card_expired: withBody(() => ({ expYear: 2025, expMonth: 12 })),
    card_declined: withBody(() => ({ providerRef: 'sim_declined_abcdefgh12' })),
    code_expired: (context, example) => {
      const setup = { id: 'setup-own', patientId: people.patient };
      context.put('cardSetups', { ...setup, expiresAt: new Date(context.now).toISOString() });
      return example;
    },
  },
  [`DELETE ${ofPatient}/cards/:id`]: {
    card_in_use: (context, example) => {
      const { cardId } = context.get('subscriptions', sample.membership);
      return { ...example, id: cardId ?? '' };
    },
  },
  [`POST ${ofPatient}/cards/:id/default`]: { card_expired: card({ expYear: 2025 }) },

  [`POST ${ofPatient}/invoices/:id/pay`]: {
    transition_not_allowed: (context, example) => {
      context.put('invoices', { ...context.get('invoices', example.id ?? ''), status: 'void' });
      return example;
    },
    card_declined: card({ providerRef: 'sim_chargesFail_abcdefgh12' }),
    card_expired: card({ expYear: 2025 }),
  },

  [`POST ${ofPatient}/subscriptions`]: {
    already_subscribed: withBody(() => ({ planVersionId: sample.terms.essential })),
    plan_full: fullPlan(nextDoor.terms.essential),
    guardian_required: (context, example) => {
      const patient = context.get('patients', people.patient);
      context.put('patients', { ...patient, dateOfBirth: '2015-05-05', guardian: null });
      return example;
    },
    card_expired: card({ expYear: 2025 }),
    transition_not_allowed: (context, example) => {
      context.put('plans', {
        ...context.get('plans', nextDoor.plans.essential),
        status: 'archived',
      });
      return example;
    },
  },
  [`POST ${ofPatient}/subscriptions/:id/cancel-preview`]: { transition_not_allowed: over },
  [`POST ${ofPatient}/subscriptions/:id/cancel`]: { transition_not_allowed: over },
  [`POST ${ofPatient}/subscriptions/:id/resume`]: {
    transition_not_allowed: membership({ endReason: 'doctorEnded' }),
  },
  [`POST ${ofPatient}/subscriptions/:id/change-plan-preview`]: {
    transition_not_allowed: over,
    plan_full: fullPlan(sample.terms.family),
    membership_unpaid: membership({ billingState: 'unpaid' }),
  },
  [`POST ${ofPatient}/subscriptions/:id/change-plan`]: {
    transition_not_allowed: over,
    plan_full: fullPlan(sample.terms.family),
    card_declined: (context, example) => {
      memberCard(context, 'sim_insufficientFunds_abcdefgh12');
      return example;
    },
    membership_unpaid: membership({ billingState: 'pastDue' }),
  },

  [`POST ${ofDoctor}/payments/payouts`]: {
    payout_minimum: withBody(() => ({ amount: usd(2499) })),
    insufficient_balance: withBody(() => ({ amount: usd(900_000_000) })),
    transition_not_allowed: (context, example) => {
      const account = context.get('payoutAccounts', sample.payoutAccount);
      context.put('payoutAccounts', { ...account, status: 'disabled' });
      return example;
    },
  },
  [`POST ${ofDoctor}/payments/charges/:id/refunds`]: {
    refund_too_large: withBody(() => ({ amount: usd(10_000_000) })),
    charge_disputed: charge('disputed'),
    transition_not_allowed: charge('failed'),
    version_conflict: (_context, example) => ({ ...example, version: 999 }),
  },

  [`POST ${ofDoctor}/plans`]: { price_range: price },
  [`PUT ${ofDoctor}/plans/:id`]: {
    price_range: withBody(() => ({ joiningFee: usd(1_000_001) })),
    transition_not_allowed: plan('archived'),
  },
  [`DELETE ${ofDoctor}/plans/:id`]: {
    plan_in_use: (_context, example) => ({ ...example, id: sample.plans.essential }),
  },
  [`POST ${ofDoctor}/plans/:id/publish`]: {
    transition_not_allowed: plan('active'),
    // Publishing validates the terms again, for imported data.
    price_range: (context, example) => {
      const version = context.get('planVersions', 'plan-version-free');
      context.put('planVersions', { ...version, price: usd(50) });
      return example;
    },
  },
  [`POST ${ofDoctor}/plans/:id/archive`]: { transition_not_allowed: plan('archived') },

  [`GET ${ofDoctor}/subscribers/:id/charge-preview`]: {
    plan_full: planOfApplicant,
    too_far_ahead: (_context, example) => ({ ...example, query: 'startOn=2026-04-06' }),
  },
  [`POST ${ofDoctor}/subscribers/:id/approve`]: {
    transition_not_allowed: over,
    plan_full: planOfApplicant,
    too_far_ahead: withBody(() => ({ startOn: '2026-04-06' })),
  },
  [`POST ${ofDoctor}/subscribers/:id/reject`]: { transition_not_allowed: over },
  [`POST ${ofDoctor}/subscribers/:id/end`]: { transition_not_allowed: over },
  [`POST ${ofDoctor}/subscribers/:id/waive`]: {
    transition_not_allowed: membership({ billingState: 'current' }),
  },
};
