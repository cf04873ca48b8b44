import * as endpoints from '@praxis/contract/endpoints/payments';
import { requestPayout } from '@praxis/contract/rules/billing/payout';
import { issueRefund } from '@praxis/contract/rules/billing/refund';
import { updateRecord, checkVersion } from '@praxis/contract/rules/versions';
import type { Handler } from '../../core/module';
import { audit } from '../audit';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { balanceOf, payoutAccountOf } from './balance';
import { payoutView, refundView } from './views';

export const createRefund = handle(endpoints.createRefund, (request, simulation) => {
  const { user, doctor } = doctorOf(request, simulation);
  const { database, newId, now } = simulation;
  const charges = table(database, 'charges');
  const charge = requireOwned(
    charges.get(request.params.id),
    ({ doctorId }) => doctorId === doctor.id,
  );
  // With concurrent refunds of one charge, each caller saw the amount before the other's refund.
  const seen = request.headers['if-match'];
  if (seen) checkVersion(charge, seen);
  const { amount, reason } = request.body;
  const issued = issueRefund(newId(), charge, amount, reason, now());
  charges.put(issued.charge);
  table(database, 'refunds').put(issued.refund);
  const { id, patientId } = issued.refund;
  audit(simulation, user, { action: 'create', resource: `refund:${id}`, patientId });
  return refundView(simulation, issued.refund);
});

export const createPayout = handle(endpoints.createPayout, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const { user, doctor, practice } = caller;
  const { database, newId, now } = simulation;
  const payout = requestPayout({
    id: newId(),
    doctorId: doctor.id,
    amount: request.body.amount,
    balance: balanceOf(simulation, caller),
    account: payoutAccountOf(simulation, doctor.id),
    now: now(),
    timeZone: practice.timeZone,
  });
  table(database, 'payouts').put(payout);
  const charges = table(database, 'charges');
  const refunds = table(database, 'refunds');
  for (const { sourceId } of payout.items) {
    const charge = charges.get(sourceId ?? '');
    if (charge) charges.put(updateRecord(charge, { payoutId: payout.id }, now()));
    const refund = refunds.get(sourceId ?? '');
    if (refund) refunds.put(updateRecord(refund, { payoutId: payout.id }, now()));
  }
  audit(simulation, user, { action: 'create', resource: `payout:${payout.id}` });
  return payoutView(payout);
});

export const handlers: readonly Handler[] = [createRefund, createPayout];
