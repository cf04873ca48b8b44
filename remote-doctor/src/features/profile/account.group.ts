import { getMe } from '@praxis/contract/endpoints/me';
import { dataGroup } from '@praxis/sdk/data';

/** The signed-in account. */
export const accountGroup = dataGroup({ app: 'doctor', name: 'account', endpoint: getMe });
