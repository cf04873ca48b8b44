import { adminDoctorActions } from '../../entities/actions';
import type { AdminDoctorAction } from '../../entities/actions';
import type { Doctor } from '../../entities/doctor';
import { decisionRefusal } from '../accounts/verification';

/** Returns the decisions that an admin may make about a doctor. */
export const decisionsOn = (doctor: Pick<Doctor, 'verification'>): AdminDoctorAction[] =>
  adminDoctorActions.filter((decision) => !decisionRefusal(doctor, decision));
