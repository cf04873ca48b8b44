import { listPatientAppointments } from '@praxis/contract/endpoints/patient-appointments';
import { dataGroup, type CallInput } from '@praxis/sdk/data';

type Asked = CallInput<typeof listPatientAppointments> & { trigger: boolean };

/** One page of the patient's appointments; asked for again when the trigger toggles. */
export const appointmentsGroup = dataGroup({
  app: 'patient',
  name: 'appointments',
  endpoint: listPatientAppointments,
  request: ({ query }: Asked) => ({ query }),
});
