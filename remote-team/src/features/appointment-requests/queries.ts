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

/** Open appointments of patients whose name matches, the next first. */
export const requestsByPatientQuery = query({
  app: 'team',
  name: 'requests-by-patient',
  endpoint: listAppointmentRequests,
  ask: (client, q: string, options) =>
    client.call(
      listAppointmentRequests,
      { query: { status: 'unfulfilled', closed: false, q, sort: 'startAt' } },
      options,
    ),
});
