import * as endpoints from '@praxis/contract/endpoints/patient-subscriptions';
import { daysIn, localDate } from '@praxis/contract/rules/time/calendar';
import { effectiveSpan } from '@praxis/contract/rules/appointments/effective-span';
import { endNow, unearned, voidOpen } from '@praxis/contract/rules/subscriptions/end-now';
import { firstCharge } from '@praxis/contract/rules/billing/first-charge';
import { zero } from '@praxis/contract/rules/billing/money';
import { subscribe as join } from '@praxis/contract/rules/subscriptions/subscribe';
import {
  cancelAtPeriodEnd,
  resume,
  withdraw,
} from '@praxis/contract/rules/subscriptions/subscription-decisions';
import { cancelRefusal, phaseOf } from '@praxis/contract/rules/subscriptions/subscription-machine';
import { refuse } from '@praxis/contract/rules/transition';
import { checkVersion } from '@praxis/contract/rules/versions';
import type { Handler, HandledRequest, RecordRequest, Simulation } from '../../core/module';
import { patientOf, practiceOf, practiceOfDoctor } from '../caller';
import { verifiedDoctor } from '../doctors/public-doctor';
import { handle, prepareShare } from '../handle';
import { requireOwned } from '../require-owned';
import { membersOfPlan } from '../plans/members';
import { ensureCatalogs, ensureDoctor } from '../sample';
import { saveEnded, moneyOf, termsOf } from '../subscriptions/money';
import { notifyOfSubscription } from '../subscriptions/notify';
import { closeVisitsAhead, visitsAhead } from '../subscriptions/visits';
import { table } from '../tables';
import { ownSubscriptionView } from './view';

/** Loads the caller and the subscription, and checks ownership. */
export function requestContext(request: RecordRequest, simulation: Simulation) {
  const { user, patient } = patientOf(request, simulation);
  const subscription = requireOwned(
    table(simulation.database, 'subscriptions').get(request.params.id),
    ({ patientId }) => patientId === patient.id,
  );
  const practice = practiceOfDoctor(simulation, subscription.doctorId);
  const deciding = { by: user.id, now: simulation.now(), timeZone: practice.timeZone };
  return { user, patient, practice, subscription, deciding };
}

/** The doctor who offers a plan version. */
function doctorOfTerms({ database }: Simulation, planVersionId: string): string | undefined {
  const planId = table(database, 'planVersions').get(planVersionId)?.planId ?? '';
  return table(database, 'plans').get(planId)?.doctorId;
}

/** Returns a plan version with its plan and doctor. @throws {RuleError} `not_found` */
function offered(simulation: Simulation, planVersionId: string) {
  const { database } = simulation;
  const version = requireOwned(table(database, 'planVersions').get(planVersionId), () => true);
  const plan = requireOwned(table(database, 'plans').get(version.planId), () => true);
  return { version, plan, doctor: verifiedDoctor(simulation, plan.doctorId) };
}

/** Generates the caller's records, all doctors' plans, and the records of the plan's doctor. */
function prepareTerms(
  request: Pick<HandledRequest<typeof endpoints.previewSubscribe>, 'bearer' | 'body'>,
  simulation: Simulation,
): void {
  prepareShare(request, simulation);
  ensureCatalogs(simulation);
  const doctorId = doctorOfTerms(simulation, request.body.planVersionId);
  if (doctorId) ensureDoctor(simulation, doctorId);
}

export const previewSubscribe = handle(
  endpoints.previewSubscribe,
  (request, simulation) => {
    patientOf(request, simulation);
    const { version, plan, doctor } = offered(simulation, request.body.planVersionId);
    // Terms that can't be subscribed to are not visible.
    requireOwned(
      plan,
      ({ status, currentVersionId }) => status === 'active' && currentVersionId === version.id,
    );
    const { timeZone } = practiceOf(simulation, doctor.practiceId);
    return firstCharge(version, localDate(simulation.now(), timeZone));
  },
  { prepare: prepareTerms },
);

export const subscribe = handle(
  endpoints.subscribe,
  (request, simulation) => {
    const { user, patient } = patientOf(request, simulation);
    const { planVersionId, cardId, agreement } = request.body;
    const { database } = simulation;
    const { version, plan, doctor } = offered(simulation, planVersionId);
    const card = requireOwned(
      table(database, 'cards').get(cardId),
      ({ patientId }) => patientId === patient.id,
    );
    const subscription = join(simulation.newId(), agreement, {
      now: simulation.now(),
      timeZone: practiceOf(simulation, doctor.practiceId).timeZone,
      user,
      patient,
      plan,
      version,
      card,
      earlier: table(database, 'subscriptions').filter(
        (one) => one.patientId === patient.id && one.doctorId === doctor.id,
      ),
      members: membersOfPlan(simulation, plan.id),
    });
    table(database, 'subscriptions').put(subscription);
    notifyOfSubscription(simulation, 'subscriptionRequested', subscription, ['doctor']);
    return ownSubscriptionView(simulation, subscription);
  },
  { prepare: prepareTerms },
);

export const previewCancel = handle(endpoints.previewCancel, (request, simulation) => {
  const { subscription, deciding } = requestContext(request, simulation);
  refuse(cancelRefusal(subscription));
  const phase = phaseOf(subscription);
  const { period } = subscription;
  const today = localDate(deciding.now, deciding.timeZone);
  const version = termsOf(simulation, subscription);
  const nothing = {
    daysLeft: 0,
    daysInPeriod: daysIn(period),
    refund: zero(version.price.currency),
  };
  const ahead = visitsAhead(simulation, subscription);
  const runs = phase === 'active' || phase === 'ending';
  const unearnedPart = runs
    ? unearned(subscription, { version, ...moneyOf(simulation, subscription) }, today)
    : nothing;
  return {
    atPeriodEnd: phase === 'active' ? { endOn: period.endOn } : null,
    now: { endOn: today, ...unearnedPart },
    appointmentsAffected: ahead.length,
    appointmentsAfterPeriod: ahead.filter(
      (one) => localDate(effectiveSpan(one).from, deciding.timeZone) >= period.endOn,
    ).length,
  };
});

export const cancelSubscription = handle(endpoints.cancelSubscription, (request, simulation) => {
  const { user, subscription, deciding } = requestContext(request, simulation);
  checkVersion(subscription, request.headers['if-match']);
  const { database, newId } = simulation;
  const phase = phaseOf(subscription);
  const noted = { ...subscription, endNote: request.body.note };
  if (phase === 'pending' || phase === 'approved') {
    const withdrawn = withdraw(noted, deciding);
    const invoices = voidOpen(moneyOf(simulation, subscription).invoices, deciding.now);
    saveEnded(simulation, { subscription: withdrawn, invoices, charges: [], refunds: [] });
    closeVisitsAhead(simulation, subscription, { by: user.id, side: 'patient' });
    notifyOfSubscription(simulation, 'subscriptionEnded', withdrawn, ['doctor']);
    return ownSubscriptionView(simulation, withdrawn);
  }
  if (request.body.mode === 'atPeriodEnd') {
    const ending = cancelAtPeriodEnd(noted, deciding.now);
    table(database, 'subscriptions').put(ending);
    notifyOfSubscription(simulation, 'subscriptionEnding', ending, ['doctor']);
    return ownSubscriptionView(simulation, ending);
  }
  const context = {
    version: termsOf(simulation, subscription),
    ...moneyOf(simulation, subscription),
  };
  const ended = endNow(noted, context, deciding, {
    endReason: 'patientCancelled',
    shownRefund: request.body.refund,
    newId,
  });
  saveEnded(simulation, ended);
  closeVisitsAhead(simulation, subscription, { by: user.id, side: 'patient' });
  notifyOfSubscription(simulation, 'subscriptionEnded', ended.subscription, ['doctor', 'patient']);
  return ownSubscriptionView(simulation, ended.subscription);
});

export const resumeSubscription = handle(endpoints.resumeSubscription, (request, simulation) => {
  const { subscription, deciding } = requestContext(request, simulation);
  checkVersion(subscription, request.headers['if-match']);
  const resumed = resume(subscription, deciding);
  table(simulation.database, 'subscriptions').put(resumed);
  notifyOfSubscription(simulation, 'subscriptionResumed', resumed, ['doctor']);
  return ownSubscriptionView(simulation, resumed);
});

export const handlers: readonly Handler[] = [
  subscribe,
  previewSubscribe,
  previewCancel,
  cancelSubscription,
  resumeSubscription,
];
