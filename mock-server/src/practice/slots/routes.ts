import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/public';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Practice } from '@praxis/contract/entities/practice';
import { bookingRefusal } from '@praxis/contract/rules/appointments/bookable';
import { blockedSpan } from '@praxis/contract/rules/appointments/booking-checks';
import { localDate } from '@praxis/contract/rules/time/calendar';
import { daysBetween } from '@praxis/contract/rules/time/days';
import { toInstant } from '@praxis/contract/rules/time/instants';
import {
  bookingWindow,
  firstFreeSlot,
  freeSlots,
  type SlotSearch,
} from '@praxis/contract/rules/appointments/slots';
import type { Handler, Simulation } from '../../core/module';
import { blockingOf, closedSpans, hoursOf, visitTypeOf } from '../appointments/context';
import { practiceOf } from '../caller';
import { verifiedDoctor } from '../doctors/public-doctor';
import { handle } from '../handle';
import { lastDay } from '../last-day';
import { ensureDoctor } from '../sample';
import { table } from '../tables';

/** The longest period of one search, in days. */
const maxDays = 31;

export const listSlots = handle(
  endpoints.listSlots,
  ({ params, query }, simulation) => {
    const doctor = verifiedDoctor(simulation, params.id);
    const { from, to, visitTypeId, staff } = query;
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > maxDays || to > lastDay)
      throw new RuleError('validation_failed', 'Ask for 1 to 31 days.', { to: ['range'] });
    const practice = practiceOf(simulation, doctor.practiceId);
    const slots = freeSlots(
      {
        ...slotSearch(simulation, doctor, practice),
        ...(staff && { earliest: simulation.now() }),
        visitType: visitTypeOf(simulation, doctor.id, visitTypeId),
      },
      from,
      to,
    );
    return {
      timeZone: practice.timeZone,
      items: slots.map((slot) => ({
        startAt: toInstant(slot.from),
        endAt: toInstant(slot.to),
      })),
    };
  },
  { prepare: ({ params }, simulation) => ensureDoctor(simulation, params.id) },
);

export const getNextSlot = handle(
  endpoints.getNextSlot,
  ({ params }, simulation) => {
    const doctor = verifiedDoctor(simulation, params.id);
    const practice = practiceOf(simulation, doctor.practiceId);
    const { timeZone } = practice;
    const booksOnline = !bookingRefusal(practice);
    if (!booksOnline) return { timeZone, booksOnline, startAt: null };
    const search = slotSearch(simulation, doctor, practice);
    const slot = firstFreeSlot(
      search,
      table(simulation.database, 'visitTypes').filter(
        (one) => one.doctorId === doctor.id && !one.removed && !one.memberOnly,
      ),
      localDate(search.earliest, timeZone),
      localDate(search.latest, timeZone),
    );
    return { timeZone, booksOnline, startAt: slot && toInstant(slot.from) };
  },
  { prepare: ({ params }, simulation) => ensureDoctor(simulation, params.id) },
);

export const handlers: readonly Handler[] = [listSlots, getNextSlot];

/** The parameters of a doctor's slot search, except for the visit type. */
const slotSearch = (
  simulation: Simulation,
  { id }: Doctor,
  practice: Practice,
): Omit<SlotSearch, 'visitType'> => ({
  ...hoursOf(simulation, id, practice),
  closed: closedSpans(simulation, id),
  blocked: blockingOf(simulation, id).map(blockedSpan),
  ...bookingWindow(simulation.now(), practice.policies, practice.timeZone),
});
