import type { listAdminDoctors } from '@praxis/contract/endpoints/admin';
import type { ResponseOf } from '@praxis/contract';
import type { RecordSearch } from '@praxis/sdk';
import { doctorsByNameQuery } from './queries';

/** Doctors in the search of the top bar. */
const doctorSearch: RecordSearch<ResponseOf<typeof listAdminDoctors>> = {
  page: '/admin/doctors',
  query: doctorsByNameQuery,
  useResults: (data) =>
    (data?.items ?? []).map(({ id, fullName, practiceName, avatarUrl }) => ({
      path: `/admin/doctors/${id}`,
      name: fullName,
      detail: practiceName,
      avatarUrl,
    })),
};
export default doctorSearch;
