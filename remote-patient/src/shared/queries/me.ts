import { getMe } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** The patient's account: who signs an agreement, and what practices have to know. */
export const meQuery = query({ app: 'patient', name: 'me', endpoint: getMe });
