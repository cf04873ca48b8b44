import { RuleError, type Endpoint } from '@praxis/contract';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Patient } from '@praxis/contract/entities/patient';
import type { Practice } from '@praxis/contract/entities/practice';
import type { TeamMember } from '@praxis/contract/entities/team';
import type { User } from '@praxis/contract/entities/user';
import type { HandledRequest, Simulation } from '../core/area';
import { standingCredential } from './auth/session';
import { ensureDoctor, ensurePatient, ensureRoster } from './sample';
import { table } from './tables';

type Asking = Pick<HandledRequest<Endpoint>, 'bearer'>;

/** The user behind a request. @throws {RuleError} `unauthenticated` where the account is gone or suspended, or the session was ended */
export function callerOf({ bearer }: Asking, simulation: Simulation): User {
  const { userId, issuedAt } = bearer ?? { userId: '', issuedAt: 0 };
  ensureOwner(simulation, userId);
  standingCredential(simulation, userId, issuedAt);
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

/** The sample data that a user's first page shows is there. */
export function ensureShareOf(simulation: Simulation, user: User): void {
  const { database } = simulation;
  const ofUser = ({ userId }: { userId?: string }) => userId === user.id;
  const member = table(database, 'teamMembers').find(ofUser);
  const doctor = table(database, 'doctors').find(ofUser);
  ensureOwner(simulation, user.id);
  if (doctor) ensureDoctorAndPatients(simulation, doctor.id);
  if (member)
    doctorsOfPractice(simulation, member.practiceId).forEach(({ id }) =>
      ensureDoctorAndPatients(simulation, id),
    );
}

export interface DoctorCaller {
  user: User;
  doctor: Doctor;
  practice: Practice;
}

/** The signed-in doctor with their practice, and everything of theirs. */
export function doctorOf(request: Asking, simulation: Simulation): DoctorCaller {
  const user = callerOf(request, simulation);
  const doctor = table(simulation.database, 'doctors').find(({ userId }) => userId === user.id);
  if (!doctor) throw new RuleError('not_found');
  ensureDoctorAndPatients(simulation, doctor.id);
  return { user, doctor, practice: practiceOf(simulation, doctor.practiceId) };
}

export interface PatientCaller {
  user: User;
  patient: Patient;
}

/** The signed-in patient, and everything that their doctors have to do with them. */
export function patientOf(request: Asking, simulation: Simulation): PatientCaller {
  const user = callerOf(request, simulation);
  const { database } = simulation;
  const patient = table(database, 'patients').find(({ userId }) => userId === user.id);
  if (!patient) throw new RuleError('not_found');
  for (const name of meetings) {
    const doctorIds = new Set<string>();
    for (const { patientId, doctorId } of table(database, name).all())
      if (patientId === patient.id) doctorIds.add(doctorId);
    doctorIds.forEach((doctorId) => ensureDoctor(simulation, doctorId));
  }
  return { user, patient };
}

/** The records that bring a doctor and a patient together. */
const meetings = ['subscriptions', 'appointments', 'threads'] as const;

/** What the meetings of a simulation held when its doctors' patients were last looked for. */
const lookedFor = new WeakMap<Simulation['database'], Map<string, number>>();

/** A doctor's share is there, and so are patients who came to them from another doctor's. */
function ensureDoctorAndPatients(simulation: Simulation, wantedId: string): void {
  const { database } = simulation;
  ensureDoctor(simulation, wantedId);
  const patients = table(database, 'patients');
  const revision = () =>
    meetings.reduce((sum, name) => sum + table(database, name).revision, patients.revision);
  let looked = lookedFor.get(database);
  if (!looked) lookedFor.set(database, (looked = new Map()));
  if (looked.get(wantedId) === revision()) return;
  const missing = new Set<string>();
  for (const name of meetings)
    for (const { patientId, doctorId } of table(database, name).all())
      if (doctorId === wantedId && !patients.get(patientId)) missing.add(patientId);
  missing.forEach((patientId) => ensurePatient(simulation, patientId));
  looked.set(wantedId, revision());
}

export interface TeamCaller {
  user: User;
  member: TeamMember;
  practice: Practice;
  doctors: Doctor[];
}

/** The signed-in team member, their practice, and its doctors with everything of theirs. */
export function teamMemberOf(request: Asking, simulation: Simulation): TeamCaller {
  const { user, member, practice } = memberOf(request, simulation);
  const doctors = doctorsOfPractice(simulation, practice.id);
  doctors.forEach(({ id }) => ensureDoctorAndPatients(simulation, id));
  return { user, member, practice, doctors };
}

/** The signed-in team member, for what concerns no patient. */
export function memberOf(request: Asking, simulation: Simulation): Omit<TeamCaller, 'doctors'> {
  const user = callerOf(request, simulation);
  const member = table(simulation.database, 'teamMembers').find(({ userId }) => userId === user.id);
  if (member?.status !== 'active') throw new RuleError('forbidden');
  return { user, member, practice: practiceOf(simulation, member.practiceId) };
}

/** The doctors who work in a practice; whoever waits for another verification goes on working. */
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

/** The practice that a doctor works in. */
export function practiceOfDoctor(simulation: Simulation, doctorId: string): Practice {
  const doctor = table(simulation.database, 'doctors').get(doctorId);
  if (!doctor) throw new RuleError('not_found');
  return practiceOf(simulation, doctor.practiceId);
}
