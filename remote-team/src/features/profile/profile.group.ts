import { getMe } from '@praxis/contract/endpoints/me';
import { dataGroup } from '@praxis/sdk/data';

/** The signed-in account. */
export const profileGroup = dataGroup({ app: 'team', name: 'profile', endpoint: getMe });
