import { listAdminDoctors } from '@praxis/contract/endpoints/admin';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { verifications, type Doctor } from '@praxis/contract/entities/doctor';
import { countBy } from '@praxis/contract/rules/counts';
import { handle, type AreaModule, type Simulation } from '../../core/area';
import { practiceOf } from '../caller';
import { contains, pageOf, sortedBy } from '../paging';
import { ensureRoster } from '../sample';
import { table } from '../tables';

export const area: AreaModule = {
  handlers: [
    handle(listAdminDoctors, ({ query }, simulation) => {
      ensureRoster(simulation);
      const { status = 'all', q, sort = 'fullName' } = query;
      const matching = table(simulation.database, 'doctors')
        .all()
        .map((doctor) => adminDoctorView(simulation, doctor))
        .filter((one) => !q || contains(`${one.fullName} ${one.email} ${one.practiceName}`, q));
      const listed = matching.filter((one) => status === 'all' || one.verification === status);
      return {
        ...pageOf(
          sortedBy(listed, sort, (one, field) => one[field]),
          query,
          (one) => one,
        ),
        counts: countBy(matching, verifications, (one) => one.verification),
      };
    }),
  ],
};

export function adminDoctorView(simulation: Simulation, doctor: Doctor): AdminDoctor {
  const user = table(simulation.database, 'users').get(doctor.userId);
  return {
    ...doctor,
    fullName: user?.fullName ?? '',
    avatarUrl: user?.avatarUrl ?? null,
    email: user?.email ?? '',
    practiceName: practiceOf(simulation, doctor.practiceId).name,
  };
}
