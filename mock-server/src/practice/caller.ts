import { RuleError } from '@praxis/contract';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Patient } from '@praxis/contract/entities/patient';
import type { Practice } from '@praxis/contract/entities/practice';
import type { TeamMember } from '@praxis/contract/entities/team';
import type { User } from '@praxis/contract/entities/user';
import type { BearerRequest, Simulation } from '../core/module';
import { isActive, validCredential } from './auth/session';
import { table } from './tables';

/**
 * Returns the user of a request. @throws {RuleError} `unauthenticated` if the account is gone or
 * inactive, or the session was ended
 */
export function callerOf({ bearer }: BearerRequest, simulation: Simulation): User {
  if (!bearer) throw new RuleError('unauthenticated');
  validCredential(simulation, bearer);
  const user = table(simulation.database, 'users').get(bearer.userId);
  if (!user || !isActive(simulation, user)) throw new RuleError('unauthenticated');
  return user;
}

export interface DoctorCaller {
  user: User;
  doctor: Doctor;
  practice: Practice;
}

/** Returns the signed-in doctor with their practice. */
export function doctorOf(request: BearerRequest, simulation: Simulation): DoctorCaller {
  const user = callerOf(request, simulation);
  const doctor = table(simulation.database, 'doctors').find(({ userId }) => userId === user.id);
  if (!doctor) throw new RuleError('not_found');
  return { user, doctor, practice: practiceOf(simulation, doctor.practiceId) };
}

export interface PatientCaller {
  user: User;
  patient: Patient;
}

/** Returns the signed-in patient. */
export function patientOf(request: BearerRequest, simulation: Simulation): PatientCaller {
  const user = callerOf(request, simulation);
  const { database } = simulation;
  const patient = table(database, 'patients').find(({ userId }) => userId === user.id);
  if (!patient) throw new RuleError('not_found');
  return { user, patient };
}

export interface TeamCaller {
  user: User;
  member: TeamMember;
  practice: Practice;
  doctors: Doctor[];
}

/** Returns the signed-in team member, their practice and its doctors. */
export function teamMemberOf(request: BearerRequest, simulation: Simulation): TeamCaller {
  const { user, member, practice } = memberOf(request, simulation);
  return { user, member, practice, doctors: doctorsOfPractice(simulation, practice.id) };
}

/** Returns the signed-in team member with their practice. */
export function memberOf(
  request: BearerRequest,
  simulation: Simulation,
): Omit<TeamCaller, 'doctors'> {
  const user = callerOf(request, simulation);
  const member = table(simulation.database, 'teamMembers').find(({ userId }) => userId === user.id);
  if (member?.status !== 'active') throw new RuleError('forbidden');
  return { user, member, practice: practiceOf(simulation, member.practiceId) };
}

/** Doctors who may work in a practice, including those whose verification is pending again. */
export function doctorsOfPractice({ database }: Simulation, practiceId: string): Doctor[] {
  return table(database, 'doctors').filter(
    (doctor) =>
      doctor.practiceId === practiceId &&
      doctor.verification !== 'unverified' &&
      doctor.verification !== 'rejected',
  );
}

export function practiceOf({ database }: Simulation, practiceId: string): Practice {
  const practice = table(database, 'practices').get(practiceId);
  if (!practice) throw new RuleError('not_found');
  return practice;
}

/** Returns the practice of a doctor. */
export function practiceOfDoctor(simulation: Simulation, doctorId: string): Practice {
  const doctor = table(simulation.database, 'doctors').get(doctorId);
  if (!doctor) throw new RuleError('not_found');
  return practiceOf(simulation, doctor.practiceId);
}
