import { listAppointmentRequests } from '@praxis/contract/endpoints/appointment-requests';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the appointments of the practice's doctors. */
export const requestsGroup = dataGroup({
  app: 'team',
  name: 'requests',
  endpoint: listAppointmentRequests,
});
