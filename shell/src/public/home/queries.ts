import { listDoctors } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** The doctors to choose from. */
export const doctorsQuery = query({ app: 'public', name: 'doctors', endpoint: listDoctors });
