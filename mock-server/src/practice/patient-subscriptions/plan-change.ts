import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/patient-subscriptions';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { localDate } from '@praxis/contract/rules/time/calendar';
import { attemptCharge, isCollected } from '@praxis/contract/rules/billing/charge';
import { newInvoice } from '@praxis/contract/rules/billing/invoice';
import { checkShown } from '@praxis/contract/rules/billing/money';
import {
  applyPlanChange,
  planChange,
  type PlanChange,
} from '@praxis/contract/rules/subscriptions/plan-change';
import { checkVersion } from '@praxis/contract/rules/versions';
import type { Handler, Simulation } from '../../core/module';
import { verifiedDoctor } from '../doctors/public-doctor';
import { handle, prepareShare } from '../handle';
import { requireOwned } from '../require-owned';
import { membersOfPlan } from '../plans/members';
import { ensurePracticeOf } from '../sample';
import { nextInvoiceNumber, termsOf } from '../subscriptions/money';
import { notifyOfSubscription } from '../subscriptions/notify';
import { table } from '../tables';
import { requestContext } from './commands';
import { ownSubscriptionView } from './view';

/** Computes the effects of changing to other terms now. */
function change(
  simulation: Simulation,
  subscription: Subscription,
  practice: Practice,
  planVersionId: string,
) {
  const { database, now } = simulation;
  verifiedDoctor(simulation, subscription.doctorId);
  const next = requireOwned(table(database, 'planVersions').get(planVersionId), () => true);
  const nextPlan = requireOwned(table(database, 'plans').get(next.planId), () => true);
  const planned = planChange(subscription, {
    now: now(),
    timeZone: practice.timeZone,
    current: termsOf(simulation, subscription),
    next,
    nextPlan,
    members: membersOfPlan(simulation, nextPlan.id, subscription),
  });
  return { planned, next };
}

/**
 * Charges the cost of an upgrade immediately, and returns the id of its invoice.
 *
 * @throws {RuleError} `card_declined`; then nothing has changed
 */
function chargeDifference(
  simulation: Simulation,
  subscription: Subscription,
  practice: Practice,
  { dueNow, lines }: PlanChange,
): string {
  const { database, newId } = simulation;
  const { doctorId, patientId, cardId } = subscription;
  const now = simulation.now();
  const today = localDate(now, practice.timeZone);
  const id = newId();
  const card = cardId ? table(database, 'cards').get(cardId) : undefined;
  const owed = { id, doctorId, patientId, due: dueNow };
  const charge = attemptCharge(newId(), owed, card, { attempt: 1, now, today });
  if (!isCollected(charge))
    throw new RuleError('card_declined', undefined, undefined, { failureCode: charge.failureCode });
  const { id: practiceId } = practice;
  const number = nextInvoiceNumber(simulation, practiceId);
  const { currency } = dueNow;
  const head = { id, practiceId, number, subscription, lines, currency, now, today };
  table(database, 'invoices').put(newInvoice(head, 'paid'));
  table(database, 'charges').put(charge);
  return id;
}

export const previewChangePlan = handle(endpoints.previewChangePlan, (request, simulation) => {
  const { practice, subscription } = requestContext(request, simulation);
  return change(simulation, subscription, practice, request.body.planVersionId).planned;
});

export const changePlan = handle(
  endpoints.changePlan,
  (request, simulation) => {
    const { practice, subscription } = requestContext(request, simulation);
    checkVersion(subscription, request.headers['if-match']);
    const { planVersionId } = request.body;
    const { planned, next } = change(simulation, subscription, practice, planVersionId);
    checkShown(planned.dueNow, request.body.dueNow);
    if (planned.dueNow.amountMinor > 0) {
      const invoiceId = chargeDifference(simulation, subscription, practice, planned);
      const { dueNow: amount } = planned;
      notifyOfSubscription(simulation, 'paymentSucceeded', subscription, ['patient'], {
        amount,
        invoiceId,
      });
    }
    const changed = applyPlanChange(subscription, planned, next, simulation.now());
    if (changed !== subscription) {
      table(simulation.database, 'subscriptions').put(changed);
      notifyOfSubscription(simulation, 'planChanged', changed, ['doctor']);
    }
    return ownSubscriptionView(simulation, changed);
  },
  {
    prepare: (request, simulation) => {
      prepareShare(request, simulation);
      // Invoice numbers are shared by all doctors of the practice.
      const subscription = table(simulation.database, 'subscriptions').get(request.params.id);
      if (subscription) ensurePracticeOf(simulation, subscription.doctorId);
    },
  },
);

export const handlers: readonly Handler[] = [previewChangePlan, changePlan];
