import type { DateOverride, WeeklyRange } from '../../entities/availability';
import type { VisitType } from '../../entities/visit-type';
import { addDays, instantOfLocal, localDate, startOfDay, weekdayOf } from '../time/calendar';
import { day, minute, overlaps } from '../time/instants';

/** Slots start at multiples of this many minutes of the local day. */
export const gridMin = 15;

/** A half-open interval in milliseconds since the epoch: `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

export interface Hours {
  timeZone: string;
  weekly: readonly WeeklyRange[];
  overrides: readonly DateOverride[];
}

export type SlotVisitType = Pick<
  VisitType,
  'id' | 'durationMin' | 'bufferBeforeMin' | 'bufferAfterMin'
>;

export interface SlotSearch extends Hours {
  visitType: SlotVisitType;
  /** Vacations, which no appointment may overlap. */
  closed: readonly Span[];
  /** Blocked times of the doctor, buffers included (`blockedSpan`). */
  blocked: readonly Span[];
  /** Bounds of a slot's start, inclusive. */
  earliest: number;
  latest: number;
}

/**
 * Returns the instants between which a patient may book: from the lead time until the end of the horizon's
 * local day, inclusive (docs/domain.md#booking-rules).
 */
export const bookingWindow = (
  now: number,
  policies: { leadTimeMin: number; horizonDays: number },
  timeZone: string,
): { earliest: number; latest: number } => ({
  earliest: now + policies.leadTimeMin * minute,
  latest: startOfDay(addDays(localDate(now, timeZone), policies.horizonDays + 1), timeZone) - 1,
});

/** Returns the time that an appointment with this start blocks: duration and buffers. */
export const occupied = (start: number, type: Omit<SlotVisitType, 'id'>): Span => ({
  from: start - type.bufferBeforeMin * minute,
  to: start + (type.durationMin + type.bufferAfterMin) * minute,
});

/** Returns the free slots of a visit type between two local days (inclusive), in order. */
export function freeSlots(search: SlotSearch, fromOn: string, toOn: string): Span[] {
  const { visitType, closed, earliest, latest } = search;
  const blocked = [...search.blocked].sort((first, second) => first.from - second.from);
  const free: Span[] = [];
  let next = 0;
  for (let on = fromOn; on <= toOn; on = addDays(on, 1))
    for (const start of startsOn(search, visitType, on)) {
      if (start < earliest || start > latest) continue;
      const visit = { from: start, to: start + visitType.durationMin * minute };
      const block = occupied(start, visitType);
      while (next < blocked.length && (blocked[next]?.to ?? 0) <= block.from) next += 1;
      if (!anyOverlap(blocked, next, block) && !closed.some((span) => overlaps(span, visit)))
        free.push(visit);
    }
  return free;
}

/** Returns the first free slot of any of the visit types, searched day by day; null if there is none. */
export function firstFreeSlot(
  search: Omit<SlotSearch, 'visitType'>,
  visitTypes: readonly SlotVisitType[],
  fromOn: string,
  toOn: string,
): Span | null {
  for (let on = fromOn; on <= toOn; on = addDays(on, 1)) {
    const first = visitTypes
      .flatMap((visitType) => freeSlots({ ...search, visitType }, on, on).slice(0, 1))
      .sort((one, other) => one.from - other.from)[0];
    if (first) return first;
  }
  return null;
}

/** Returns whether one of the sorted spans from an index on overlaps. */
function anyOverlap(sorted: readonly Span[], first: number, span: Span): boolean {
  for (let index = first; index < sorted.length; index += 1) {
    const candidate = sorted[index];
    if (!candidate || candidate.from >= span.to) return false;
    if (candidate.to > span.from) return true;
  }
  return false;
}

/** Returns the possible starts of a visit type on a local day, ignoring bookings. */
export function startsOn(
  hours: Hours,
  visitType: Pick<SlotVisitType, 'id' | 'durationMin'>,
  on: string,
): number[] {
  const starts = new Set<number>();
  for (const { startLocal, endLocal } of rangesOn(hours, visitType.id, on)) {
    const from = Math.ceil(minutesOf(startLocal) / gridMin) * gridMin;
    const to = minutesOf(endLocal);
    const end = instantOfLocal(on, endLocal, hours.timeZone);
    const instants = isEvenDay(on, hours.timeZone)
      ? evenInstants(startOfDay(on, hours.timeZone), from, to)
      : unevenInstants(on, hours.timeZone, from, to);
    for (const start of instants)
      if (start + visitType.durationMin * minute <= end) starts.add(start);
  }
  return [...starts].sort((first, second) => first - second);
}

/** Returns the ranges of a day: its override, or its weekday's. */
function rangesOn({ weekly, overrides }: Hours, visitTypeId: string, on: string) {
  const override = overrides.find((candidate) => candidate.on === on);
  if (override) return override.ranges;
  const weekday = weekdayOf(on);
  return weekly.filter(
    (range) =>
      range.weekday === weekday && (!range.visitTypeId || range.visitTypeId === visitTypeId),
  );
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns whether a day has 24 hours, without a DST change, so that minutes can be added. */
const isEvenDay = (on: string, timeZone: string) =>
  startOfDay(addDays(on, 1), timeZone) - startOfDay(on, timeZone) === day;

function evenInstants(midnight: number, from: number, to: number): number[] {
  const instants: number[] = [];
  for (let minutes = from; minutes < to; minutes += gridMin)
    instants.push(midnight + minutes * minute);
  return instants;
}

/**
 * Converts each time on the day of a DST change: skipped ones are omitted, of ambiguous ones the earlier is
 * used.
 */
function unevenInstants(on: string, timeZone: string, from: number, to: number): number[] {
  const instants: number[] = [];
  for (let minutes = from; minutes < to; minutes += gridMin) {
    const local = Temporal.PlainDate.from(on).toPlainDateTime({
      hour: Math.floor(minutes / 60),
      minute: minutes % 60,
    });
    const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    if (zoned.toPlainDateTime().equals(local)) instants.push(zoned.epochMilliseconds);
  }
  return instants;
}
