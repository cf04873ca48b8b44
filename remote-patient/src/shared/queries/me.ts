import { getMe } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** The patient's account and personal data. */
export const meQuery = query({ app: 'patient', name: 'me', endpoint: getMe });
