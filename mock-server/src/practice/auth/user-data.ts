import type { Role } from '@praxis/contract';
import type { Ability, PracticeUserData } from '@praxis/contract/entities/session';
import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/area';
import { table } from '../tables';

/** What each role may do, in CASL's words (healthcare.md section 5); the back end decides all the same. */
const abilities: Record<Role, Ability[]> = {
  admin: [
    { action: 'manage', subject: 'Doctor' },
    { action: 'read', subject: 'Audit' },
  ],
  doctor: [{ action: 'manage', subject: 'Practice' }],
  patient: [{ action: 'manage', subject: 'OwnRecords' }],
  teamMember: [
    { action: 'manage', subject: 'AppointmentRequest' },
    { action: 'read', subject: 'ActivePatient' },
  ],
};

/** Where a user belongs: the records that stand for them in their role. */
export function membershipOf({ database }: Simulation, user: User) {
  const doctor = table(database, 'doctors').find(({ userId }) => userId === user.id);
  const patient = table(database, 'patients').find(({ userId }) => userId === user.id);
  const member = table(database, 'teamMembers').find(({ userId }) => userId === user.id);
  const practiceId = doctor?.practiceId ?? member?.practiceId;
  return {
    ...(practiceId && { practiceId }),
    ...(doctor && { doctorId: doctor.id }),
    ...(patient && { patientId: patient.id }),
    ...(member && { teamMemberId: member.id }),
  };
}

export function userDataOf(simulation: Simulation, user: User): PracticeUserData {
  const { id, role, email, fullName, avatarUrl, locale, timeZone } = user;
  return {
    id,
    role,
    email,
    fullName,
    avatarUrl,
    locale,
    timeZone,
    ...membershipOf(simulation, user),
    profileComplete: fullName !== '',
    abilities: [{ action: 'read', subject: 'Auth' }, ...abilities[role]],
  };
}
