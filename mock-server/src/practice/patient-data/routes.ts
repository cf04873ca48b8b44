import * as endpoints from '@praxis/contract/endpoints/patient-data';
import { toInstant } from '@praxis/contract/rules/time/instants';
import type { BearerRequest, Handler, Simulation } from '../../core/module';
import { byCode, descending, listPage } from '../../core/list';
import { isHidden } from '../appointments/list';
import { patientView } from '../appointments/view';
import { audit } from '../audit';
import { billingView } from '../billing/view';
import { cardView } from '../cards/view';
import { patientOf, type PatientCaller } from '../caller';
import { handle, prepareShare } from '../handle';
import { invoiceDetail } from '../invoices/view';
import { orderBy } from '../listing';
import { meView } from '../me/view';
import { ownSubscriptionView } from '../patient-subscriptions/view';
import { ensureAccessLog } from '../sample/access-log';
import { ensureMessages } from '../sample/messages';
import { table } from '../tables';
import { messageView } from '../threads/messages';
import { threadView } from '../threads/view';
import { accessesTo } from './accesses';

const byTime = byCode<{ at: string }>(({ at }) => at);

function prepareAccesses(request: BearerRequest, simulation: Simulation): void {
  prepareShare(request, simulation);
  ensureAccessLog(simulation);
}

export const listAccesses = handle(
  endpoints.listAccesses,
  (request, simulation) => {
    const { patient } = patientOf(request, simulation);
    const { q, status = 'all', sort = '-at', page, perPage } = request.query;
    return listPage(accessesTo(simulation, patient), {
      page,
      perPage,
      q,
      words: ({ actorName, resource }) => [actorName, resource],
      where: status === 'all' ? undefined : ({ action }) => action === status,
      order: orderBy(sort, { at: byTime }),
    });
  },
  { prepare: prepareAccesses },
);

export const exportData = handle(
  endpoints.exportData,
  (request, simulation) => {
    const caller = patientOf(request, simulation);
    const { user, patient } = caller;
    audit(simulation, user, {
      action: 'export',
      resource: `patient:${patient.id}`,
      patientId: patient.id,
    });
    return {
      exportedAt: toInstant(simulation.now()),
      me: meView(simulation, user),
      billing: billingView(simulation, patient.id),
      ...recordsOf(simulation, caller),
      accesses: accessesTo(simulation, patient).toSorted(descending(byTime)),
    };
  },
  {
    prepare: (request, simulation) => {
      prepareAccesses(request, simulation);
      ensureMessages(simulation);
    },
  },
);

export const handlers: readonly Handler[] = [listAccesses, exportData];

/** All records of the patient, in the patient's view. */
function recordsOf(simulation: Simulation, { user, patient }: PatientCaller) {
  const { database } = simulation;
  const isOwn = ({ patientId }: { patientId: string }) => patientId === patient.id;
  const messages = table(database, 'messages');
  return {
    cards: table(database, 'cards')
      .filter(isOwn)
      .map((card) => cardView(simulation, card, { user })),
    subscriptions: table(database, 'subscriptions')
      .filter(isOwn)
      .map((one) => ownSubscriptionView(simulation, one)),
    appointments: table(database, 'appointments')
      .filter((one) => isOwn(one) && !isHidden(one))
      .map((one) => patientView(simulation, one)),
    invoices: table(database, 'invoices')
      .filter((one) => isOwn(one) && one.status !== 'draft')
      .map((one) => invoiceDetail(simulation, one)),
    notifications: table(database, 'notifications')
      .filter(({ userId }) => userId === user.id)
      .map(({ userId: _user, ...notification }) => notification),
    threads: table(database, 'threads')
      .filter(isOwn)
      .map((thread) => ({
        ...threadView(simulation, thread, 'patient'),
        messages: messages
          .filter(({ threadId }) => threadId === thread.id)
          .map((message) => messageView(simulation, message)),
      })),
  };
}
