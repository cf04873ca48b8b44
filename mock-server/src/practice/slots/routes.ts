import { RuleError, type QueryOf, type ResponseOf } from '@praxis/contract';
import { listAppointmentSlots as rescheduling } from '@praxis/contract/endpoints/appointment-slots';
import * as endpoints from '@praxis/contract/endpoints/public';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Practice } from '@praxis/contract/entities/practice';
import { bookingRefusal } from '@praxis/contract/rules/appointments/bookable';
import { blockedSpan } from '@praxis/contract/rules/appointments/booking-checks';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
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
import { blockingOf, bookedType, closedSpans, hoursOf, visitTypeOf } from '../appointments/context';
import { practiceOf } from '../caller';
import { verifiedDoctor } from '../doctors/public-doctor';
import { handle } from '../handle';
import { lastDay } from '../last-day';
import { requireOwned } from '../require-owned';
import { ensureDoctor } from '../sample';
import { table } from '../tables';
import { ownAppointment } from './own-appointment';

/** The longest period of one search, in days. */
const maxDays = 31;

export const listSlots = handle(
  endpoints.listSlots,
  ({ params, query }, simulation) => {
    const doctor = verifiedDoctor(simulation, params.id);
    const practice = practiceOf(simulation, doctor.practiceId);
    const visitType = visitTypeOf(simulation, doctor.id, query.visitTypeId);
    const search = { ...slotSearch(simulation, doctor, practice), visitType };
    return slotsBetween(query.staff ? forStaff(simulation, search) : search, query);
  },
  { prepare: ({ params }, simulation) => ensureDoctor(simulation, params.id) },
);

export const listAppointmentSlots = handle(rescheduling, (request, simulation) => {
  const appointment = ownAppointment(request, simulation);
  const { id, doctorId } = appointment;
  const isPatient = request.bearer?.role === 'patient';
  const doctor = isPatient
    ? verifiedDoctor(simulation, doctorId)
    : requireOwned(table(simulation.database, 'doctors').get(doctorId), () => true);
  const search = {
    ...slotSearch(simulation, doctor, practiceOf(simulation, doctor.practiceId), id),
    visitType: bookedType(simulation, appointment),
  };
  const slots = slotsBetween(isPatient ? search : forStaff(simulation, search), request.query);
  const own = effectiveStartAt(appointment);
  return { ...slots, items: slots.items.filter(({ startAt }) => startAt !== own) };
});

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

export const handlers: readonly Handler[] = [listSlots, listAppointmentSlots, getNextSlot];

/** The free slots between two days. @throws {RuleError} `validation_failed` */
function slotsBetween(
  search: SlotSearch,
  { from, to }: QueryOf<typeof rescheduling>,
): ResponseOf<typeof rescheduling> {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > maxDays || to > lastDay)
    throw new RuleError('validation_failed', 'Ask for 1 to 31 days.', { to: ['range'] });
  return {
    timeZone: search.timeZone,
    items: freeSlots(search, from, to).map((slot) => ({
      startAt: toInstant(slot.from),
      endAt: toInstant(slot.to),
    })),
  };
}

/** Staff are exempt from the lead time. */
const forStaff = (simulation: Simulation, search: SlotSearch): SlotSearch => ({
  ...search,
  earliest: simulation.now(),
});

/**
 * The parameters of a doctor's slot search, except for the visit type; `exceptId` is an appointment
 * whose time counts as free.
 */
const slotSearch = (
  simulation: Simulation,
  { id }: Doctor,
  practice: Practice,
  exceptId?: string,
): Omit<SlotSearch, 'visitType'> => ({
  ...hoursOf(simulation, id, practice),
  closed: closedSpans(simulation, id),
  blocked: blockingOf(simulation, id)
    .filter((one) => one.id !== exceptId)
    .map(blockedSpan),
  ...bookingWindow(simulation.now(), practice.policies, practice.timeZone),
});
