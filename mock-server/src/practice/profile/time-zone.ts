import type { Practice } from '@praxis/contract/entities/practice';
import type { Vacation } from '@praxis/contract/entities/vacation';
import { moveToZone } from '@praxis/contract/rules/appointments/vacation-zone';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/**
 * Moves the planned and active vacations of a practice's doctors and team to another time zone, in
 * which they keep their local days and times. Appointments keep their instants.
 */
export function changeTimeZone(simulation: Simulation, practice: Practice, timeZone: string): void {
  if (timeZone === practice.timeZone) return;
  const { database } = simulation;
  const owners = { doctor: table(database, 'doctors'), teamMember: table(database, 'teamMembers') };
  const isOfPractice = ({ owner }: Vacation) =>
    owners[owner.kind].get(owner.id)?.practiceId === practice.id;
  const vacations = table(database, 'vacations');
  for (const vacation of vacations.filter(isOfPractice)) {
    const move = { from: practice.timeZone, to: timeZone, now: simulation.now() };
    const moved = moveToZone(vacation, move);
    if (moved !== vacation) vacations.put(moved);
  }
}
