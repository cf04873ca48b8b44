import * as endpoints from '@praxis/contract/endpoints/subscribers';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { endNow } from '@praxis/contract/rules/subscriptions/end-now';
import { waive } from '@praxis/contract/rules/billing/payment';
import { checkCapacity } from '@praxis/contract/rules/subscriptions/subscribe';
import {
  approve,
  endWithNotice,
  reject,
} from '@praxis/contract/rules/subscriptions/subscription-decisions';
import { checkVersion } from '@praxis/contract/rules/versions';
import type { Handler, RecordRequest, Simulation } from '../../core/module';
import { audit } from '../audit';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle } from '../handle';
import { requireOwned } from '../require-owned';
import { membersOfPlan } from '../plans/members';
import { saveEnded, moneyOf, termsOf } from '../subscriptions/money';
import { openInvoiceOf } from '../subscriptions/open-invoice';
import { notifyOfSubscription } from '../subscriptions/notify';
import { closeVisitsAhead } from '../subscriptions/visits';
import { table } from '../tables';
import { runDueJobs } from '../time/time';
import { chargePreview } from './charge-preview';
import { subscriberView } from './view';

/** Loads the caller and the subscription, and checks ownership. */
function requestContext(request: RecordRequest, simulation: Simulation) {
  const caller = doctorOf(request, simulation);
  const subscription = requireOwned(
    table(simulation.database, 'subscriptions').get(request.params.id),
    ({ doctorId }) => doctorId === caller.doctor.id,
  );
  const deciding = {
    by: caller.user.id,
    now: simulation.now(),
    timeZone: caller.practice.timeZone,
  };
  return { caller, subscription, deciding };
}

/** Logs a decision, with the reason unless the subscription keeps it. */
function auditDecision(
  simulation: Simulation,
  { user }: DoctorCaller,
  { id, patientId }: Subscription,
  reason?: string,
) {
  audit(simulation, user, {
    action: 'decide',
    resource: `subscription:${id}`,
    patientId,
    ...(reason !== undefined && { reason }),
  });
}

export const getChargePreview = handle(endpoints.getChargePreview, (request, simulation) => {
  const { subscription, deciding } = requestContext(request, simulation);
  return chargePreview(simulation, subscription, deciding, request.query.startOn);
});

export const approveSubscriber = handle(endpoints.approveSubscriber, (request, simulation) => {
  const { caller, subscription, deciding } = requestContext(request, simulation);
  checkVersion(subscription, request.headers['if-match']);
  const version = termsOf(simulation, subscription);
  const approved = approve(subscription, version, request.body, deciding);
  checkCapacity(version, membersOfPlan(simulation, version.planId, subscription));
  const subscriptions = table(simulation.database, 'subscriptions');
  subscriptions.put(approved);
  auditDecision(simulation, caller, approved);
  notifyOfSubscription(simulation, 'subscriptionApproved', approved, ['patient']);
  // A subscription that starts today is activated and charged immediately.
  runDueJobs(simulation);
  const now = subscriptions.get(approved.id) ?? approved;
  return subscriberView(simulation, now, caller.practice);
});

export const rejectSubscriber = handle(endpoints.rejectSubscriber, (request, simulation) => {
  const { caller, subscription, deciding } = requestContext(request, simulation);
  checkVersion(subscription, request.headers['if-match']);
  const rejected = reject(subscription, request.body, deciding);
  table(simulation.database, 'subscriptions').put(rejected);
  closeVisitsAhead(simulation, subscription, { by: caller.user.id, side: 'doctor' });
  auditDecision(simulation, caller, rejected);
  notifyOfSubscription(simulation, 'subscriptionRejected', rejected, ['patient']);
  return subscriberView(simulation, rejected, caller.practice);
});

export const endSubscriber = handle(endpoints.endSubscriber, (request, simulation) => {
  const { caller, subscription, deciding } = requestContext(request, simulation);
  checkVersion(subscription, request.headers['if-match']);
  const { body } = request;
  const noted = { ...subscription, endNote: body.reason };
  auditDecision(simulation, caller, subscription);
  if (body.mode === 'notice') {
    const ending = endWithNotice(noted, body.endOn, deciding);
    table(simulation.database, 'subscriptions').put(ending);
    notifyOfSubscription(simulation, 'subscriptionEnding', ending, ['patient']);
    return subscriberView(simulation, ending, caller.practice);
  }
  const context = {
    version: termsOf(simulation, subscription),
    ...moneyOf(simulation, subscription),
  };
  const { newId } = simulation;
  const ended = endNow(noted, context, deciding, {
    endReason: 'doctorEnded',
    shownRefund: body.refund,
    newId,
  });
  saveEnded(simulation, ended);
  closeVisitsAhead(simulation, subscription, { by: caller.user.id, side: 'doctor' });
  notifyOfSubscription(simulation, 'subscriptionEnded', ended.subscription, ['patient']);
  return subscriberView(simulation, ended.subscription, caller.practice);
});

export const waiveSubscriber = handle(endpoints.waiveSubscriber, (request, simulation) => {
  const { caller, subscription, deciding } = requestContext(request, simulation);
  checkVersion(subscription, request.headers['if-match']);
  const version = termsOf(simulation, subscription);
  const open = openInvoiceOf(simulation, subscription);
  const waived = waive(subscription, open, version, deciding.now);
  table(simulation.database, 'invoices').put(waived.invoice);
  table(simulation.database, 'subscriptions').put(waived.subscription);
  auditDecision(simulation, caller, subscription, request.body.reason);
  return subscriberView(simulation, waived.subscription, caller.practice);
});

export const handlers: readonly Handler[] = [
  getChargePreview,
  approveSubscriber,
  rejectSubscriber,
  endSubscriber,
  waiveSubscriber,
];
