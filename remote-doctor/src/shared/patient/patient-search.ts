import type { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { ResponseOf } from '@praxis/contract';
import type { RecordSearch } from '@praxis/sdk';
import { patientsByNameQuery } from './queries';

/** Patients in the search of the top bar. */
const patientSearch: RecordSearch<ResponseOf<typeof listSubscribers>> = {
  page: '/doctor/patients',
  query: patientsByNameQuery,
  useResults: (data) =>
    latestOfEach(data?.items ?? []).map(({ id, patient: { fullName, avatarUrl }, plan }) => ({
      path: `/doctor/patients/${id}?tab=all`,
      name: fullName,
      detail: plan.name,
      avatarUrl,
    })),
};
export default patientSearch;

/** The latest subscription of each patient, in the order of the list. */
function latestOfEach(subscribers: readonly DoctorSubscriber[]): DoctorSubscriber[] {
  const latest = new Map<string, DoctorSubscriber>();
  for (const one of subscribers) {
    const known = latest.get(one.patientId);
    if (!known || one.createdAt > known.createdAt) latest.set(one.patientId, one);
  }
  return [...latest.values()];
}
