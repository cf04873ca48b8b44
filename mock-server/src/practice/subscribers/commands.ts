import type { Endpoint } from '@praxis/contract';
import {
  approveSubscriber,
  endSubscriber,
  getChargePreview,
  rejectSubscriber,
  waiveSubscriber,
} from '@praxis/contract/endpoints/subscribers';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { endNow } from '@praxis/contract/rules/end-now';
import { waive } from '@praxis/contract/rules/payment';
import { checkCapacity } from '@praxis/contract/rules/subscribe';
import { approve, endWithNotice, reject } from '@praxis/contract/rules/subscription-decisions';
import { checkVersion } from '@praxis/contract/rules/versions';
import type { AreaModule, HandledRequest, Simulation } from '../../core/area';
import { audit } from '../audit';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle } from '../handle';
import { own } from '../own';
import { membersOfPlan } from '../plans/members';
import { keepEnded, moneyOf, termsOf } from '../subscriptions/money';
import { openInvoiceOf } from '../subscriptions/open-invoice';
import { tellOfSubscription } from '../subscriptions/tell';
import { dropVisits } from '../subscriptions/visits';
import { table } from '../tables';
import { passTime } from '../time/time';
import { chargePreview } from './charge-preview';
import { subscriberView } from './view';

type Asking = Pick<HandledRequest<Endpoint>, 'bearer'> & { params: { id: string } };

/** The caller, and the subscription with them that the request is about. */
function asked(request: Asking, simulation: Simulation) {
  const caller = doctorOf(request, simulation);
  const subscription = own(
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

function auditDecision(
  simulation: Simulation,
  { user }: DoctorCaller,
  { id, patientId }: Subscription,
) {
  audit(simulation, user, { action: 'decide', resource: `subscription:${id}`, patientId });
}

export const area: AreaModule = {
  handlers: [
    handle(getChargePreview, (request, simulation) => {
      const { subscription, deciding } = asked(request, simulation);
      return chargePreview(simulation, subscription, deciding, request.query.startOn);
    }),

    handle(approveSubscriber, (request, simulation) => {
      const { caller, subscription, deciding } = asked(request, simulation);
      checkVersion(subscription, request.headers['if-match']);
      const version = termsOf(simulation, subscription);
      const approved = approve(subscription, version, request.body, deciding);
      // The applicant counts as a member already.
      checkCapacity(version, membersOfPlan(simulation, version.planId) - 1);
      const subscriptions = table(simulation.database, 'subscriptions');
      subscriptions.put(approved);
      auditDecision(simulation, caller, approved);
      tellOfSubscription(simulation, 'subscriptionApproved', approved, ['patient']);
      // One that starts today begins, and is charged, at once.
      passTime(simulation);
      const now = subscriptions.get(approved.id) ?? approved;
      return subscriberView(simulation, now, caller.practice);
    }),

    handle(rejectSubscriber, (request, simulation) => {
      const { caller, subscription, deciding } = asked(request, simulation);
      checkVersion(subscription, request.headers['if-match']);
      const rejected = reject(subscription, request.body, deciding);
      table(simulation.database, 'subscriptions').put(rejected);
      auditDecision(simulation, caller, rejected);
      tellOfSubscription(simulation, 'subscriptionRejected', rejected, ['patient']);
      return subscriberView(simulation, rejected, caller.practice);
    }),

    handle(endSubscriber, (request, simulation) => {
      const { caller, subscription, deciding } = asked(request, simulation);
      checkVersion(subscription, request.headers['if-match']);
      const { body } = request;
      auditDecision(simulation, caller, subscription);
      if (body.mode === 'notice') {
        const ending = endWithNotice(subscription, body.endOn, deciding);
        table(simulation.database, 'subscriptions').put(ending);
        tellOfSubscription(simulation, 'subscriptionEnding', ending, ['patient']);
        return subscriberView(simulation, ending, caller.practice);
      }
      const world = {
        version: termsOf(simulation, subscription),
        ...moneyOf(simulation, subscription),
      };
      const { newId } = simulation;
      const ended = endNow(subscription, world, deciding, { endReason: 'doctorEnded', newId });
      keepEnded(simulation, ended);
      dropVisits(simulation, subscription, caller.user.id);
      tellOfSubscription(simulation, 'subscriptionEnded', ended.subscription, ['patient']);
      return subscriberView(simulation, ended.subscription, caller.practice);
    }),

    handle(waiveSubscriber, (request, simulation) => {
      const { caller, subscription, deciding } = asked(request, simulation);
      checkVersion(subscription, request.headers['if-match']);
      const version = termsOf(simulation, subscription);
      const open = openInvoiceOf(simulation, subscription);
      const waived = waive(subscription, open, version, deciding.now);
      table(simulation.database, 'invoices').put(waived.invoice);
      table(simulation.database, 'subscriptions').put(waived.subscription);
      auditDecision(simulation, caller, subscription);
      return subscriberView(simulation, waived.subscription, caller.practice);
    }),
  ],
};
