import type { Appointment } from '../../entities/appointment';
import type { Vacation, VacationState } from '../../entities/vacation';
import { RuleError } from '../../errors';
import { isBlocking } from './appointment-machine';
import { effectiveSpan } from './effective-span';
import { isTaken, vacationSpan } from './vacation-span';
import { localDate, offsetFromUtc, startOfDay } from '../time/calendar';
import { day, overlaps, toInstant } from '../time/instants';
import type { Span } from './slots';
import type { Refusal, Transitions } from '../transition';
import { checkTransition, notAllowed, refuse } from '../transition';
import { updateRecord, newRecord } from '../versions';

/** State machine: planned -> active -> ended, or cancelled (docs/domain.md#vacation). */
export const vacationTransitions: Transitions<VacationState> = {
  planned: ['active', 'cancelled'],
  active: ['ended', 'cancelled'],
  ended: [],
  cancelled: [],
};

/** Maximum length of a vacation, in days. */
export const maxVacationDays = 365;

/**
 * Checks a vacation's range: it ends after its start and in the future, lasts at most 365 days, and starts
 * today at the earliest (sick leave may be entered at noon). An active vacation keeps its start.
 * @throws {RuleError} `vacation_range`, for the field `startAt` or `endAt`
 */
export function checkVacationRange(
  span: Span,
  { now, timeZone, previous }: { now: number; timeZone: string; previous?: Vacation },
): void {
  const startsInPast = span.from < startOfDay(localDate(now, timeZone), timeZone);
  const keepsStart = previous !== undefined && vacationSpan(previous).from === span.from;
  const field =
    startsInPast && !keepsStart
      ? 'startAt'
      : span.to <= span.from || isTooLong(span, timeZone) || span.to <= now
        ? 'endAt'
        : null;
  if (field) throw new RuleError('vacation_range', undefined, { [field]: ['vacation_range'] });
}

/** Compares local days: across a DST change they are an hour longer or shorter. */
const isTooLong = ({ from, to }: Span, timeZone: string): boolean =>
  to + offsetFromUtc(to, timeZone) - from - offsetFromUtc(from, timeZone) > maxVacationDays * day;

/**
 * Checks that vacations of an owner do not overlap. @throws {RuleError} `vacation_overlap`, with the ids in
 * `details.vacationIds`
 */
export function checkVacationOverlap(
  span: Span,
  ofOwner: readonly Vacation[],
  exceptId?: string,
): void {
  const vacationIds = overlappingVacations(span, ofOwner, exceptId).map(({ id }) => id);
  if (vacationIds.length > 0)
    throw new RuleError('vacation_overlap', undefined, undefined, { vacationIds });
}

/** Returns an owner's planned and active vacations that a span overlaps; `exceptId` is the one being changed. */
export const overlappingVacations = (
  span: Span,
  ofOwner: readonly Vacation[],
  exceptId?: string,
): Vacation[] =>
  ofOwner.filter((one) => one.id !== exceptId && isTaken(one) && overlaps(vacationSpan(one), span));

/**
 * Returns the booked appointments and open requests that a doctor's vacation covers, in order. Those that are
 * over need no decision, nor do those that the vacation covered before it is changed: they got one then.
 * @param now in milliseconds since the epoch
 * @param previous the vacation before the change
 */
export const vacationConflicts = (
  span: Span,
  doctorAppointments: readonly Appointment[],
  { now, previous }: { now: number; previous?: Vacation | undefined },
): Appointment[] =>
  doctorAppointments
    .filter((one) => {
      const time = effectiveSpan(one);
      const isDecided = previous !== undefined && overlaps(time, vacationSpan(previous));
      const isOpen = isBlocking(one) && one.state !== 'held' && time.to > now;
      return isOpen && !isDecided && overlaps(time, span);
    })
    .sort((one, other) => effectiveSpan(one).from - effectiveSpan(other).from);

type NewVacation = Pick<
  Vacation,
  'owner' | 'kind' | 'startAt' | 'endAt' | 'note' | 'coverDoctorId'
>;

/** Creates a vacation; active if it has started. */
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

/** Returns why a vacation cannot be changed: it has ended or was canceled. */
export const changeRefusal = (vacation: Pick<Vacation, 'state'>): Refusal | undefined =>
  isTaken(vacation) ? undefined : notAllowed(vacation.state, vacation.state, 'it has ended');

/** Changes a vacation. @throws {RuleError} `transition_not_allowed` if it has ended or was canceled */
export function changeVacation(
  vacation: Vacation,
  fields: Omit<NewVacation, 'owner'>,
  now: number,
): Vacation {
  refuse(changeRefusal(vacation));
  const { from, to } = vacationSpan(fields);
  const state = from <= now ? 'active' : 'planned';
  return updateRecord(
    vacation,
    { ...fields, startAt: toInstant(from), endAt: toInstant(to), state },
    now,
  );
}

/**
 * planned -> active at its start, active -> ended at its end, either -> cancelled. @throws {RuleError}
 * `transition_not_allowed`
 */
export function moveVacation(vacation: Vacation, state: VacationState, now: number): Vacation {
  checkTransition(vacationTransitions, vacation.state, state);
  return updateRecord(vacation, { state }, now);
}
