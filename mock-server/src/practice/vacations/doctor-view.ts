import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import type { Vacation } from '@praxis/contract/entities/vacation';
import { vacationActionsOn } from '@praxis/contract/rules/actions/vacation-actions';
import type { Simulation } from '../../core/module';
import { isOwnedBy, ownerView } from './shared';

/** A doctor's view of a vacation; only their own has actions. */
export const doctorVacationView = (
  simulation: Simulation,
  vacation: Vacation,
  doctorId: string,
): DoctorVacation => {
  const own = isOwnedBy({ kind: 'doctor', id: doctorId })(vacation);
  return {
    ...vacation,
    owner: ownerView(simulation, vacation.owner),
    own,
    actions: vacationActionsOn(vacation, own),
  };
};
