import type { Charge } from '@praxis/contract/entities/charge';
import type { Payout } from '@praxis/contract/entities/payout';
import type { Refund } from '@praxis/contract/entities/refund';
import { payoutBalance, type Balance } from '@praxis/contract/rules/billing/payout';
import type { Simulation } from '../../core/module';
import type { DoctorCaller } from '../caller';
import { table } from '../tables';

/** All payments of a doctor. */
export function paymentsOf({ database }: Simulation, id: string) {
  const isOwn = ({ doctorId }: { doctorId: string }) => doctorId === id;
  const charges: Charge[] = table(database, 'charges').filter(isOwn);
  const refunds: Refund[] = table(database, 'refunds').filter(isOwn);
  const payouts: Payout[] = table(database, 'payouts').filter(isOwn);
  return { charges, refunds, payouts };
}

/** The balance that is not part of a payout yet. */
export function balanceOf(simulation: Simulation, { doctor, practice }: DoctorCaller): Balance {
  const { charges, refunds, payouts } = paymentsOf(simulation, doctor.id);
  return payoutBalance(charges, refunds, payouts, practice.currency);
}

export const payoutAccountOf = ({ database }: Simulation, id: string) =>
  table(database, 'payoutAccounts').find(({ doctorId }) => doctorId === id);
