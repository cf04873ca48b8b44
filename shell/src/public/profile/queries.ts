import { getMe } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** The account that signs up: its version goes with what is entered. */
export const meQuery = query({ app: 'public', name: 'me', endpoint: getMe });
