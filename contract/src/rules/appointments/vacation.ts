import type { Appointment } from '../../entities/appointment';
import type { Vacation, VacationState } from '../../entities/vacation';
import { RuleError } from '../../errors';
import { isBlocking } from './appointment-machine';
import { effectiveSpan } from './effective-span';
import { localDate, offsetFromUtc, startOfDay } from '../time/calendar';
import { day, overlaps, toInstant, toMillis } from '../time/instants';
import type { Span } from './slots';
import type { Refusal, Transitions } from '../transition';
import { checkTransition, notAllowed, refuse } from '../transition';
import { changed, newRecord } from '../versions';

/** planned -> active -> ended, or cancelled (docs/domain.md#vacation). */
export const vacationTransitions: Transitions<VacationState> = {
  planned: ['active', 'cancelled'],
  active: ['ended', 'cancelled'],
  ended: [],
  cancelled: [],
};

/** The longest vacation. */
export const vacationDaysAtMost = 365;

/** Its beginning and its end, in milliseconds since the epoch. */
export const vacationSpan = ({ startAt, endAt }: Pick<Vacation, 'startAt' | 'endAt'>): Span => ({
  from: toMillis(startAt),
  to: toMillis(endAt),
});

/** Whether it takes time: planned and active ones do. */
export const isTaken = ({ state }: Pick<Vacation, 'state'>): boolean =>
  state === 'planned' || state === 'active';

/**
 * Ends after it begins, at most 365 days later, and does not begin before today (someone who is ill
 * may still say so at noon). A vacation that runs keeps its beginning.
 * @throws {RuleError} `vacation_range`, at the end that is wrong
 */
export function checkVacationRange(
  span: Span,
  { now, timeZone, previous }: { now: number; timeZone: string; previous?: Vacation },
): void {
  const startsEarlier = span.from < startOfDay(localDate(now, timeZone), timeZone);
  const kept = previous !== undefined && vacationSpan(previous).from === span.from;
  const field =
    startsEarlier && !kept
      ? 'startAt'
      : span.to <= span.from || isTooLong(span, timeZone) || span.to <= now
        ? 'endAt'
        : null;
  if (field) throw new RuleError('vacation_range', undefined, { [field]: ['vacation_range'] });
}

/** By local days: over a change of clocks they are an hour longer, or shorter. */
const isTooLong = ({ from, to }: Span, timeZone: string): boolean =>
  to + offsetFromUtc(to, timeZone) - from - offsetFromUtc(from, timeZone) >
  vacationDaysAtMost * day;

/** @throws {RuleError} `vacation_overlap` with the ids in the details */
export function checkVacationOverlap(
  span: Span,
  ofOwner: readonly Vacation[],
  exceptId?: string,
): void {
  const vacationIds = overlappingVacations(span, ofOwner, exceptId).map(({ id }) => id);
  if (vacationIds.length > 0)
    throw new RuleError('vacation_overlap', undefined, undefined, { vacationIds });
}

/** The planned and active ones of a person that a span overlaps; `exceptId` is the one that is being changed. */
export const overlappingVacations = (
  span: Span,
  ofOwner: readonly Vacation[],
  exceptId?: string,
): Vacation[] =>
  ofOwner.filter((one) => one.id !== exceptId && isTaken(one) && overlaps(vacationSpan(one), span));

/** The booked appointments and the open requests that a doctor's vacation covers. */
export const vacationConflicts = (
  span: Span,
  doctorAppointments: readonly Appointment[],
): Appointment[] =>
  doctorAppointments
    .filter((one) => isBlocking(one) && one.state !== 'held' && overlaps(effectiveSpan(one), span))
    .sort((one, other) => effectiveSpan(one).from - effectiveSpan(other).from);

type NewVacation = Pick<
  Vacation,
  'owner' | 'kind' | 'startAt' | 'endAt' | 'note' | 'coverDoctorId'
>;

/** A vacation that begins at once is active from the start. */
export function planVacation(id: string, vacation: NewVacation, now: number): Vacation {
  const { from, to } = vacationSpan(vacation);
  return {
    ...newRecord(id, now),
    ...vacation,
    startAt: toInstant(from),
    endAt: toInstant(to),
    state: from <= now ? 'active' : 'planned',
  };
}

/** What is over or cancelled is not changed. */
export const changeRefusal = (vacation: Pick<Vacation, 'state'>): Refusal | undefined =>
  isTaken(vacation) ? undefined : notAllowed(vacation.state, vacation.state, 'it is over');

/** @throws {RuleError} `transition_not_allowed` where it is over or cancelled */
export function changeVacation(
  vacation: Vacation,
  fields: Omit<NewVacation, 'owner'>,
  now: number,
): Vacation {
  refuse(changeRefusal(vacation));
  const { from, to } = vacationSpan(fields);
  const state = from <= now ? 'active' : 'planned';
  return changed(
    vacation,
    { ...fields, startAt: toInstant(from), endAt: toInstant(to), state },
    now,
  );
}

/** planned -> active at its start, active -> ended at its end, either -> cancelled. */
export function moveVacation(vacation: Vacation, state: VacationState, now: number): Vacation {
  checkTransition(vacationTransitions, vacation.state, state);
  return changed(vacation, { state }, now);
}
