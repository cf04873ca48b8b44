import type { PracticeUserData } from '@praxis/contract/entities/session';
import type { User } from '@praxis/contract/entities/user';
import { abilitiesOf } from '@praxis/contract/rules/accounts/permissions';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** The ids of a user's practice and of the records of their role. */
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
    abilities: abilitiesOf(role),
  };
}
