import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import type { Vacation } from '@praxis/contract/entities/vacation';
import type { Simulation } from '../../core/area';
import { ownerView } from './shared';

/** A vacation as a doctor of the practice sees it; only their own can be changed. */
export const doctorVacationView = (
  simulation: Simulation,
  vacation: Vacation,
  doctorId: string,
): DoctorVacation => ({
  ...vacation,
  owner: ownerView(simulation, vacation.owner),
  own: vacation.owner.kind === 'doctor' && vacation.owner.id === doctorId,
});
