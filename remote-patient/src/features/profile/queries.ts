import { getMe } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** The signed-in account. */
export const profileQuery = query({ app: 'patient', name: 'profile', endpoint: getMe });
