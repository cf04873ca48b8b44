import * as endpoints from '@praxis/contract/endpoints/admin';
import type { AdminDoctorDetail } from '@praxis/contract/endpoints/admin';
import type { AdminDoctorAction } from '@praxis/contract/entities/actions';
import { appointmentStatuses } from '@praxis/contract/entities/appointment';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Money } from '@praxis/contract/entities/money';
import { planStatuses } from '@praxis/contract/entities/plan';
import { countBy } from '@praxis/contract/rules/counts';
import { subscriberCounts } from '@praxis/contract/rules/subscriptions/subscription-status';
import { decideVerification } from '@praxis/contract/rules/accounts/verification';
import type { Handler, RecordRequest, Simulation } from '../../core/module';
import { announce } from '../announce';
import { audit } from '../audit';
import { callerOf, practiceOf } from '../caller';
import { handle } from '../handle';
import { requireCurrent, requireOwned } from '../require-owned';
import { ensureDoctor } from '../sample';
import { table } from '../tables';
import { todayOf } from '../views';
import { adminDoctorView } from './view';

/**
 * The decision in the doctor's notification. A reinstated doctor was verified before, which is no
 * news.
 */
const notificationDecisions = {
  verify: 'verified',
  reject: 'rejected',
  suspend: 'suspended',
  reinstate: 'reinstated',
} as const satisfies Record<AdminDoctorAction, string>;

/** Applies a decision to a doctor, and notifies them. */
function decide(
  request: RecordRequest,
  simulation: Simulation,
  decision: AdminDoctorAction,
  reason: string | null,
) {
  const user = callerOf(request, simulation);
  const doctors = table(simulation.database, 'doctors');
  const doctor = requireCurrent(request, doctors, () => true);
  const decided = doctors.put(decideVerification(doctor, decision, reason, simulation.now()));
  audit(simulation, user, { action: 'decide', resource: `doctor:${doctor.id}` });
  announce(simulation, [doctor.userId], {
    kind: 'verificationDecided',
    values: { decision: notificationDecisions[decision], reason: reason ?? '' },
    link: '/doctor/profile?tab=background',
  });
  return adminDoctorView(simulation, decided);
}

export const getAdminDoctor = handle(
  endpoints.getAdminDoctor,
  (request, simulation) => {
    callerOf(request, simulation);
    const { id } = request.params;
    const doctor = requireOwned(table(simulation.database, 'doctors').get(id), () => true);
    return detail(simulation, doctor);
  },
  { prepare: ({ params }, simulation) => ensureDoctor(simulation, params.id) },
);

export const verifyDoctor = handle(endpoints.verifyDoctor, (request, simulation) =>
  decide(request, simulation, 'verify', null),
);

export const rejectDoctor = handle(endpoints.rejectDoctor, (request, simulation) =>
  decide(request, simulation, 'reject', request.body.reason),
);

export const suspendDoctor = handle(endpoints.suspendDoctor, (request, simulation) =>
  decide(request, simulation, 'suspend', request.body.reason),
);

export const reinstateDoctor = handle(endpoints.reinstateDoctor, (request, simulation) =>
  decide(request, simulation, 'reinstate', null),
);

export const handlers: readonly Handler[] = [
  getAdminDoctor,
  verifyDoctor,
  rejectDoctor,
  suspendDoctor,
  reinstateDoctor,
];

/** The practice in figures: counts and totals, without patient data. */
function detail(simulation: Simulation, doctor: Doctor): AdminDoctorDetail {
  const { database } = simulation;
  const practice = practiceOf(simulation, doctor.practiceId);
  const { id, name, address, phone, timeZone, currency, jurisdiction } = practice;
  const isOwn = ({ doctorId }: { doctorId: string }) => doctorId === doctor.id;
  const total = <T extends { status: string }>(
    records: readonly T[],
    isCounted: (record: T) => boolean,
    amountOf: (record: T) => Money,
  ): Money => ({
    amountMinor: records.reduce(
      (sum, one) => (isCounted(one) ? sum + amountOf(one).amountMinor : sum),
      0,
    ),
    currency,
  });
  const succeeded = ({ status }: { status: string }) => status === 'succeeded';
  return {
    ...adminDoctorView(simulation, doctor),
    practice: { id, name, address, phone, timeZone, currency, jurisdiction },
    plans: countBy(table(database, 'plans').filter(isOwn), planStatuses, ({ status }) => status),
    subscriptions: subscriberCounts(
      table(database, 'subscriptions').filter(isOwn),
      todayOf(simulation, practice),
      practice.policies.expiringDays,
    ),
    appointments: countBy(
      table(database, 'appointments').filter(
        (one) => isOwn(one) && one.state !== 'held' && one.state !== 'released',
      ),
      appointmentStatuses,
      ({ status }) => status,
    ),
    charged: total(table(database, 'charges').filter(isOwn), succeeded, ({ amount }) => amount),
    refunded: total(table(database, 'refunds').filter(isOwn), succeeded, ({ amount }) => amount),
    paidOut: total(
      table(database, 'payouts').filter(isOwn),
      ({ status }) => status === 'paid',
      ({ net }) => net,
    ),
  };
}
