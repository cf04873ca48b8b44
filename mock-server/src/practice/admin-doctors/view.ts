import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import type { Doctor } from '@praxis/contract/entities/doctor';
import { decisionsOn } from '@praxis/contract/rules/actions/verification-actions';
import type { Simulation } from '../../core/module';
import { practiceOf } from '../caller';
import { table } from '../tables';

export function adminDoctorView(simulation: Simulation, doctor: Doctor): AdminDoctor {
  const user = table(simulation.database, 'users').get(doctor.userId);
  const { fullName = '', avatarUrl = null, email = '' } = user ?? {};
  const practiceName = practiceOf(simulation, doctor.practiceId).name;
  return { ...doctor, fullName, avatarUrl, email, practiceName, actions: decisionsOn(doctor) };
}
