import { getPatientAppointment } from '@praxis/contract/endpoints/patient-appointments';
import { dataGroup, type CallInput } from '@praxis/sdk/data';

type Asked = CallInput<typeof getPatientAppointment> & { trigger: boolean };

/** One appointment; asked for again when the trigger toggles. */
export const appointmentGroup = dataGroup({
  app: 'patient',
  name: 'appointment',
  endpoint: getPatientAppointment,
  request: ({ params }: Asked) => ({ params }),
});
