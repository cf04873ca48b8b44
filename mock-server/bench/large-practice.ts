import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Change } from '../src/core/table';
import { ensureDoctor } from '../src/practice/sample';
import { table, tableName } from '../src/practice/tables';
import { startPractice } from '../src/practice/testing';
import { writeDataFile } from '../src/simulation/data-file';
import { people } from '../src/practice/sample-records';

/** Multiplier for a doctor's sixty sample patients: over 2,000 subscribers. */
const scale = 34;
/** Fifteen minutes each, from 7:00 to 14:00 UTC. */
const appointmentsPerDay = 29;
const quarter = 15 * 60_000;
const day = 24 * 60 * 60_000;

/** A practice of the size that the budgets of the doctor's app assume. */
export interface LargePractice {
  /** The file that the simulation panel imports. */
  file: string;
  /** The Sunday on which the week of appointments begins, `YYYY-MM-DD`. */
  week: string;
  appointments: number;
}

/** Generates the sample doctor with 2,040 subscribers and a week of 203 appointments. */
export function largePractice(now: number): LargePractice {
  const { simulation, database } = startPractice({ now, scale, still: true });
  ensureDoctor(simulation, people.doctor);
  const sunday = sundayAfter(now + 50 * day);
  const booked = table(database, 'appointments')
    .filter(({ state }) => state === 'booked')
    .slice(0, 7 * appointmentsPerDay)
    .map((appointment, number) => moveToWeek(appointment, sunday, number));
  const changes: Change[] = [
    ...(['users', 'patients', 'cards', 'subscriptions'] as const).flatMap((name) =>
      table(database, name)
        .all()
        .map((record) => ({ table: tableName(name), id: record.id, record })),
    ),
    ...booked.map((record) => ({ table: tableName('appointments'), id: record.id, record })),
  ];
  return {
    file: writeDataFile({ seededAt: now, clockOffset: 0, changes }),
    week: new Date(sunday).toISOString().slice(0, 10),
    appointments: booked.length,
  };
}

function sundayAfter(instant: number): number {
  const midnight = Math.floor(instant / day) * day;
  const weekday = new Date(midnight).getUTCDay();
  return midnight + ((7 - weekday) % 7) * day;
}

function moveToWeek(appointment: Appointment, sunday: number, number: number): Appointment {
  const start =
    sunday +
    Math.floor(number / appointmentsPerDay) * day +
    13 * 60 * 60_000 +
    (number % appointmentsPerDay) * quarter;
  return {
    ...appointment,
    id: `appointment-of-the-week-${number}`,
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + quarter).toISOString(),
    bufferBeforeMin: 0,
    bufferAfterMin: 0,
  };
}
