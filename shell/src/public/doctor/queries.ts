import { getDoctor, listDoctorPlans } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** Who a doctor is. */
export const doctorQuery = query({ app: 'public', name: 'doctor', endpoint: getDoctor });

/** The plans that a doctor has on sale. */
export const plansQuery = query({ app: 'public', name: 'plans', endpoint: listDoctorPlans });
