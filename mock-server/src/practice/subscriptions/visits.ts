import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Subscription } from '@praxis/contract/entities/subscription';
import {
  closeWithSubscription,
  closingNotice,
  endsWith,
} from '@praxis/contract/rules/appointments/subscription-end';
import type { Simulation } from '../../core/module';
import { isHidden } from '../appointments/list';
import { notifyOfAppointment } from '../appointments/notify';
import { saveCancelled } from '../appointments/staff-commands';
import { practiceOfDoctor } from '../caller';
import { table } from '../tables';

const endingWith = ({ database, now }: Simulation, subscription: Subscription): Appointment[] =>
  table(database, 'appointments').filter((one) => endsWith(one, subscription, now()));

/** Future appointments and requests of a subscription or application, without held slots. */
export const visitsAhead = (simulation: Simulation, subscription: Subscription): Appointment[] =>
  endingWith(simulation, subscription).filter((one) => !isHidden(one));

/**
 * Closes the future appointments and requests of an ended subscription or application, and notifies the
 * other side.
 */
export function closeVisitsAhead(
  simulation: Simulation,
  subscription: Subscription,
  { by, side }: { by: string; side: 'patient' | 'doctor' },
): void {
  const now = simulation.now();
  const { policies } = practiceOfDoctor(simulation, subscription.doctorId);
  for (const visit of endingWith(simulation, subscription)) {
    const closed = closeWithSubscription(visit, { by, side, policies, now });
    saveCancelled(simulation, closed);
    const notice = closingNotice(closed);
    const others = side === 'patient' ? (['doctor'] as const) : (['patient'] as const);
    if (notice) notifyOfAppointment(simulation, notice, closed, others);
  }
}
