import { getMe } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** The account that signs up; saving needs its version. */
export const meQuery = query({ app: 'public', name: 'me', endpoint: getMe });
