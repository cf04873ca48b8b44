import { getAppointmentRequest } from '@praxis/contract/endpoints/appointment-requests';
import { dataGroup } from '@praxis/sdk/data';

/** One appointment; its reason shows to whoever claimed it. */
export const requestGroup = dataGroup({
  app: 'team',
  name: 'request',
  endpoint: getAppointmentRequest,
});
