import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/public';
import { bookingRefusal } from '@praxis/contract/rules/appointments/bookable';
import { localDate } from '@praxis/contract/rules/time/calendar';
import { daysBetween } from '@praxis/contract/rules/time/days';
import { toInstant } from '@praxis/contract/rules/time/instants';
import { firstFreeSlot, freeSlots } from '@praxis/contract/rules/appointments/slots';
import type { Handler } from '../../core/module';
import { visitTypeOf } from '../appointments/context';
import { practiceOf } from '../caller';
import { verifiedDoctor } from '../doctors/public-doctor';
import { handle } from '../handle';
import { lastDay } from '../last-day';
import { ensureDoctor } from '../sample';
import { table } from '../tables';
import { slotSearch } from './search';

/** The most days that are searched at once. */
const daysAtMost = 31;

export const listSlots = handle(
  endpoints.listSlots,
  ({ params, query }, simulation) => {
    const doctor = verifiedDoctor(simulation, params.id);
    const { from, to, visitTypeId } = query;
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > daysAtMost || to > lastDay)
      throw new RuleError('validation_failed', 'Ask for 1 to 31 days.', { to: ['range'] });
    const practice = practiceOf(simulation, doctor.practiceId);
    const slots = freeSlots(
      {
        ...slotSearch(simulation, doctor, practice),
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
