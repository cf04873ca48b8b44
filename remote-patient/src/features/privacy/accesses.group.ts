import { listAccesses } from '@praxis/contract/endpoints/patient-data';
import { dataGroup } from '@praxis/sdk/data';

/** One page of who saw or changed the patient's data, newest first. */
export const accessesGroup = dataGroup({
  app: 'patient',
  name: 'accesses',
  endpoint: listAccesses,
});
