import { getDoctor, listDoctorPlans } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** One doctor: profile, appointment types and how their practice takes bookings. */
export const doctorQuery = query({ app: 'patient', name: 'doctor', endpoint: getDoctor });

/** Published plans of a doctor. */
export const plansQuery = query({ app: 'patient', name: 'plans', endpoint: listDoctorPlans });
