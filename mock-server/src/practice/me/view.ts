import type { Me } from '@praxis/contract/endpoints/me';
import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/module';
import { membershipOf } from '../auth/user-data';
import { table } from '../tables';

/** The account as its owner sees it. */
export function meView(simulation: Simulation, user: User): Me {
  const patient = table(simulation.database, 'patients').find(({ userId }) => userId === user.id);
  return {
    ...user,
    ...membershipOf(simulation, user),
    profileComplete: user.fullName !== '',
    ...(patient && {
      patient: {
        dateOfBirth: patient.dateOfBirth,
        phone: patient.phone,
        address: patient.address,
        emergencyContact: patient.emergencyContact,
        guardian: patient.guardian,
      },
    }),
  };
}
