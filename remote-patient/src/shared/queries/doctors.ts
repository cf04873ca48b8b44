import { getDoctor, listDoctorPlans } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** A doctor: what they offer, and how their practice books. */
export const doctorQuery = query({ app: 'patient', name: 'doctor', endpoint: getDoctor });

/** The plans that a doctor has on sale. */
export const plansQuery = query({ app: 'patient', name: 'plans', endpoint: listDoctorPlans });
