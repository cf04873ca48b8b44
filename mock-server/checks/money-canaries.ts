import { currentAgreementVersion } from '@praxis/contract/entities/subscription';
import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import type { Amount, Text } from './canary';
import { type Context } from './examples/context';
import { people, sample } from '../src/practice/sample-records';

const both = ['doctor', 'patient'] as const;

/** Adds prices, invoices, charges, refunds and payouts. */
export function plantMoney(context: Context, text: Text, amount: Amount): void {
  const { put, get, find } = context;
  const member = get('subscriptions', sample.membership);
  // Terms that only this subscriber has.
  put('planVersions', {
    ...get('planVersions', member.planVersionId),
    id: 'plan-version-canary',
    price: amount('price that a member pays', both),
  });
  put('subscriptions', { ...member, planVersionId: 'plan-version-canary' });
  put('planVersions', {
    ...get('planVersions', sample.terms.founders),
    description: text('plan that is not sold', ['doctor']),
    price: amount('price of a plan that is not sold', ['doctor']),
  });
  put('subscriptions', {
    ...member,
    id: 'subscription-canary',
    status: 'rejected',
    billingState: 'none',
    cardId: null,
    agreement: {
      version: currentAgreementVersion,
      signedAt: toInstant(context.now - 90 * day),
      typedName: text('signature', both),
    },
    decision: {
      by: people.doctorUser,
      at: toInstant(context.now - 80 * day),
      code: 'other',
      note: text('reason of a rejection', both),
    },
  });
  const charge = find(
    'charges',
    ({ patientId, status }) => patientId === people.patient && status === 'succeeded',
  );
  put('charges', {
    ...charge,
    amount: amount('charge', both),
    refunded: amount('what was given back', both),
  });
  const invoice = get('invoices', charge.invoiceId);
  const [line] = invoice.lines;
  if (!line) throw new RangeError('An invoice has a line.');
  put('invoices', {
    ...invoice,
    lines: [{ ...line, text: text('line of an invoice', both), amount: amount('line', both) }],
    total: amount('invoice', both),
  });
  put('refunds', {
    ...newRecord('refund-canary', context.now),
    doctorId: people.doctor,
    patientId: people.patient,
    chargeId: charge.id,
    amount: amount('refund', ['doctor']),
    reason: 'goodwill',
    status: 'succeeded',
  });
  const payout = find('payouts', ({ doctorId }) => doctorId === people.doctor);
  const [item] = payout.items;
  if (!item) throw new RangeError('A payout has an item.');
  put('payouts', {
    ...payout,
    status: 'inTransit',
    net: amount('payout', ['doctor']),
    items: [{ ...item, net: amount('item of a payout', ['doctor']) }],
  });
  put('payoutAccounts', {
    ...get('payoutAccounts', sample.payoutAccount),
    bankName: text('bank', ['doctor']),
    holder: text('holder of the account', ['doctor']),
  });
}
