import { adminDoctorActions } from '../../entities/actions';
import type { AdminDoctorAction } from '../../entities/actions';
import type { Doctor } from '../../entities/doctor';
import { decisionRefusal } from '../accounts/verification';

/** What an admin may decide about a doctor. */
export const decisionsOn = (doctor: Pick<Doctor, 'verification'>): AdminDoctorAction[] =>
  adminDoctorActions.filter((decision) => !decisionRefusal(doctor, decision));
