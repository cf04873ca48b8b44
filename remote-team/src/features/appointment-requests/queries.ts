import {
  getAppointmentRequest,
  listAppointmentRequests,
} from '@praxis/contract/endpoints/appointment-requests';
import { query } from '@praxis/sdk/data';

/** One appointment; only the team member who claimed it sees its reason. */
export const requestQuery = query({
  app: 'team',
  name: 'request',
  endpoint: getAppointmentRequest,
});

/** One page of the appointments of the practice's doctors. */
export const requestsQuery = query({
  app: 'team',
  name: 'requests',
  endpoint: listAppointmentRequests,
});
