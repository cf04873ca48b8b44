import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import type { Simulation } from '../../core/module';
import type { DoctorCaller } from '../caller';
import { table } from '../tables';

/** The setup steps before patients can subscribe and book, and which are done. */
export function setupOf(
  { database }: Simulation,
  { doctor, practice }: DoctorCaller,
): DoctorDashboard['setup'] {
  const isOwn = ({ doctorId }: { doctorId: string }) => doctorId === doctor.id;
  const plans = table(database, 'plans').filter(isOwn);
  const plan = plans.some(({ status }) => status === 'active');
  const hours = table(database, 'availability').find(isOwn);
  return {
    practice: practice.name !== '' && practice.address.city !== '',
    verification: doctor.verification,
    availability:
      hours !== undefined &&
      (hours.weekly.length > 0 || hours.overrides.some(({ ranges }) => ranges.length > 0)),
    visitTypes: table(database, 'visitTypes').find(isOwn) !== undefined,
    plan,
    ...(!plan && plans.some(({ status }) => status === 'draft') && { planDraft: true }),
    payoutAccount: table(database, 'payoutAccounts').find(isOwn) !== undefined,
  };
}
