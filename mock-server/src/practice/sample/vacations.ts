import type { Vacation } from '@praxis/contract/entities/vacation';
import { addDays, isoAt, officeInstant } from './local-time';
import { sampleId } from './sample-ids';
import { dayLength, recordOf, type Share } from './share';

const congress = {
  en: 'Annual congress of the specialty society',
  de: 'Jahreskongress der Fachgesellschaft',
  pt: 'Congresso anual da especialidade',
};

/**
 * Adds a past vacation, an upcoming one and a conference. A practice's doctors are not away at the same
 * time, and none is while appointments are booked.
 */
export function seedVacations({ index, doctorId, facts, now, today, add }: Share): void {
  const vacation = (
    number: number,
    kind: Vacation['kind'],
    from: number,
    days: number,
    state: Vacation['state'],
    note: string,
  ): Vacation => ({
    owner: { kind: 'doctor', id: doctorId },
    kind,
    startAt: isoAt(officeInstant(addDays(today, from), 0, facts.timeZone)),
    endAt: isoAt(officeInstant(addDays(today, from + days), 0, facts.timeZone)),
    note,
    state,
    ...recordOf(sampleId('vacation', index, number), now - 90 * dayLength),
  });
  const turn = index % 4;
  add('vacations', [
    vacation(0, 'vacation', -80 - 12 * turn, 10, 'ended', ''),
    vacation(1, 'conference', 52 + 3 * turn, 2, 'planned', congress[facts.locale]),
    vacation(2, 'vacation', 75 + 16 * turn, 14, 'planned', ''),
  ]);
}
