import { getAdminDoctor } from '@praxis/contract/endpoints/admin';
import { dataGroup } from '@praxis/sdk/data';

/** One doctor, with the practice in figures. */
export const doctorGroup = dataGroup({ app: 'admin', name: 'doctor', endpoint: getAdminDoctor });
