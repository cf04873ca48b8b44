import { listAppointmentRequests } from '@praxis/contract/endpoints/appointment-requests';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the appointments that wait for an answer of the practice. */
export const requestsGroup = dataGroup({
  app: 'team',
  name: 'appointmentRequests',
  endpoint: listAppointmentRequests,
});
