import { getDoctor, listDoctorPlans } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** A doctor's public profile. */
export const doctorQuery = query({ app: 'public', name: 'doctor', endpoint: getDoctor });

/** A doctor's plans on sale. */
export const plansQuery = query({ app: 'public', name: 'plans', endpoint: listDoctorPlans });
