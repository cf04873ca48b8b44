import { RuleError, type Endpoint } from '@praxis/contract';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Patient } from '@praxis/contract/entities/patient';
import type { Practice } from '@praxis/contract/entities/practice';
import type { TeamMember } from '@praxis/contract/entities/team';
import type { User } from '@praxis/contract/entities/user';
import type { HandledRequest, Simulation } from '../core/area';
import { ensureDoctor, ensurePatient, ensureRoster } from './sample';
import { table } from './tables';

/** The user behind a request. @throws {RuleError} `unauthenticated` where the account is gone or suspended */
export function callerOf(
  { bearer }: Pick<HandledRequest<Endpoint>, 'bearer'>,
  simulation: Simulation,
): User {
  const userId = bearer?.userId ?? '';
  ensureOwner(simulation, userId);
  const user = table(simulation.database, 'users').get(userId);
  if (user?.status !== 'active') throw new RuleError('unauthenticated');
  return user;
}

/** The sample data that a user's account is in is there. */
export function ensureOwner(simulation: Simulation, userId: string): void {
  ensureRoster(simulation);
  const patientId = /^user-(patient-.+)$/.exec(userId)?.[1];
  if (patientId) ensurePatient(simulation, patientId);
}

export interface DoctorCaller {
  user: User;
  doctor: Doctor;
  practice: Practice;
}

/** The signed-in doctor with their practice, and their share of the sample data. */
export function doctorOf(
  request: Pick<HandledRequest<Endpoint>, 'bearer'>,
  simulation: Simulation,
): DoctorCaller {
  const user = callerOf(request, simulation);
  const doctor = table(simulation.database, 'doctors').find(({ userId }) => userId === user.id);
  if (!doctor) throw new RuleError('not_found');
  ensureDoctor(simulation, doctor.id);
  return { user, doctor, practice: practiceOf(simulation, doctor.practiceId) };
}

/** The signed-in patient. */
export function patientOf(
  request: Pick<HandledRequest<Endpoint>, 'bearer'>,
  simulation: Simulation,
): { user: User; patient: Patient } {
  const user = callerOf(request, simulation);
  const patient = table(simulation.database, 'patients').find(({ userId }) => userId === user.id);
  if (!patient) throw new RuleError('not_found');
  return { user, patient };
}

/** The signed-in team member, their practice, and its doctors with everything of theirs. */
export function teamMemberOf(
  request: Pick<HandledRequest<Endpoint>, 'bearer'>,
  simulation: Simulation,
): { user: User; member: TeamMember; practice: Practice; doctors: Doctor[] } {
  const user = callerOf(request, simulation);
  const member = table(simulation.database, 'teamMembers').find(({ userId }) => userId === user.id);
  if (member?.status !== 'active') throw new RuleError('forbidden');
  const doctors = doctorsOfPractice(simulation, member.practiceId);
  return { user, member, practice: practiceOf(simulation, member.practiceId), doctors };
}

/** The verified doctors of a practice, each with their share of the sample data. */
export function doctorsOfPractice(simulation: Simulation, practiceId: string): Doctor[] {
  const doctors = table(simulation.database, 'doctors').filter(
    (doctor) => doctor.practiceId === practiceId && doctor.verification === 'verified',
  );
  doctors.forEach(({ id }) => ensureDoctor(simulation, id));
  return doctors;
}

export function practiceOf({ database }: Simulation, practiceId: string): Practice {
  const practice = table(database, 'practices').get(practiceId);
  if (!practice) throw new RuleError('not_found');
  return practice;
}
