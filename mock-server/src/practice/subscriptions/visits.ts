import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { applyCommand } from '@praxis/contract/rules/appointments/appointment-machine';
import { cancelByPractice } from '@praxis/contract/rules/appointments/cancel-window';
import { isAhead } from '@praxis/contract/rules/appointments/effective-span';
import type { Simulation } from '../../core/module';
import { isOpen } from '../appointments/list';
import { saveCancelled } from '../appointments/staff-commands';
import { practiceOfDoctor } from '../caller';
import { table } from '../tables';

/** Future appointments of a subscription. */
export const visitsAhead = ({ database, now }: Simulation, { id }: Subscription): Appointment[] =>
  table(database, 'appointments').filter(
    (one) => one.subscriptionId === id && isOpen(one) && isAhead(one, now()),
  );

/** Cancels or declines the future appointments of an ended subscription. */
export function cancelFutureVisits(
  simulation: Simulation,
  subscription: Subscription,
  by: string,
): void {
  const now = simulation.now();
  const { policies } = practiceOfDoctor(simulation, subscription.doctorId);
  const appointments = table(simulation.database, 'appointments');
  for (const visit of visitsAhead(simulation, subscription)) {
    if (visit.state === 'requested') appointments.put(applyCommand(visit, 'decline', now));
    else if (visit.state === 'proposed')
      appointments.put(applyCommand(visit, 'declineProposal', now));
    else
      saveCancelled(
        simulation,
        cancelByPractice(visit, policies, { by, code: 'subscriptionEnded', now }),
      );
  }
}
