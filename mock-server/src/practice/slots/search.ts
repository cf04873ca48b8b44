import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Practice } from '@praxis/contract/entities/practice';
import { blockedSpan } from '@praxis/contract/rules/appointments/booking-checks';
import { bookingWindow, type SlotSearch } from '@praxis/contract/rules/appointments/slots';
import type { Simulation } from '../../core/module';
import { blockingOf, closedSpans, hoursOf } from '../appointments/context';

/** What a doctor's free slots follow from, whatever the visit type. */
export const slotSearch = (
  simulation: Simulation,
  { id }: Doctor,
  practice: Practice,
): Omit<SlotSearch, 'visitType'> => ({
  ...hoursOf(simulation, id, practice),
  closed: closedSpans(simulation, id),
  blocked: blockingOf(simulation, id).map(blockedSpan),
  ...bookingWindow(simulation.now(), practice.policies, practice.timeZone),
});
