import { getPractice } from '@praxis/contract/endpoints/doctor-profile';
import { dataGroup } from '@praxis/sdk/data';

/** The practice: address, time zone, currency, policies. */
export const practiceGroup = dataGroup({ app: 'doctor', name: 'practice', endpoint: getPractice });
