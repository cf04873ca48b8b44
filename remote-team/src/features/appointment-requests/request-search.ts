import type { listAppointmentRequests } from '@praxis/contract/endpoints/appointment-requests';
import type { ResponseOf } from '@praxis/contract';
import type { RecordSearch } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { formatAppointment } from '@praxis/sdk/ui/page';
import { requestsByPatientQuery } from './queries';

/** Open appointments in the search of the top bar, by the patient's name. */
const requestSearch: RecordSearch<ResponseOf<typeof listAppointmentRequests>> = {
  page: '/team-member/appointment-requests',
  query: requestsByPatientQuery,
  useResults(data) {
    const language = useIntlLanguage();
    return (data?.items ?? []).map(({ id, patient, startAt, timeZone }) => ({
      path: `/team-member/appointment-requests/${id}?tab=all`,
      name: patient.fullName,
      detail: formatAppointment(startAt, null, { language, zone: timeZone }),
      avatarUrl: patient.avatarUrl,
    }));
  },
};
export default requestSearch;
