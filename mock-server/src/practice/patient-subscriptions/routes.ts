import * as endpoints from '@praxis/contract/endpoints/patient-subscriptions';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { subscriberStatuses } from '@praxis/contract/entities/subscription';
import type { Handler } from '../../core/module';
import { byCode, listAll, type Order } from '../../core/list';
import { patientOf } from '../caller';
import { handle } from '../handle';
import { listTab, orderBy } from '../listing';
import { table } from '../tables';
import { ownSubscriptionView } from './view';

type SubscriptionSort = 'createdAt' | 'startOn' | 'endOn';

const isPast = ({ status }: PatientSubscription): boolean =>
  status === 'rejected' || status === 'expiredCancelled';

/** Lists open subscriptions first, then applies the given order. */
const openFirst =
  (order: Order<PatientSubscription>): Order<PatientSubscription> =>
  (first, second) =>
    Number(isPast(first)) - Number(isPast(second)) || order(first, second);

export const listPatientSubscriptions = handle(
  endpoints.listPatientSubscriptions,
  (request, simulation) => {
    const { patient } = patientOf(request, simulation);
    const { status = 'all', q, sort = '-createdAt', page, perPage } = request.query;
    const mine = table(simulation.database, 'subscriptions')
      .filter(({ patientId }) => patientId === patient.id)
      .map((one) => ownSubscriptionView(simulation, one));
    const found = listAll(mine, {
      q,
      words: ({ doctor, plan }) => [doctor.fullName, plan.name],
    });
    return listTab(found, {
      tabs: subscriberStatuses,
      tabOf: (one) => one.status,
      tab: status,
      page,
      perPage,
      order: openFirst(
        orderBy<PatientSubscription, SubscriptionSort>(sort, {
          createdAt: byCode(({ createdAt }) => createdAt),
          startOn: byCode(({ startOn }) => startOn),
          endOn: byCode(({ endOn = '9999' }) => endOn),
        }),
      ),
    });
  },
);

export const handlers: readonly Handler[] = [listPatientSubscriptions];
