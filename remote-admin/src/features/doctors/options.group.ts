import { getOptions } from '@praxis/contract/endpoints/public';
import { dataGroup } from '@praxis/sdk/data';

const options = (name: string) => dataGroup({ app: 'admin', name, endpoint: getOptions });

/** The option lists that a background is named from; a group each, since they are on show together. */
export const degreesGroup = options('degrees');
export const specialitiesGroup = options('specialities');
export const statesGroup = options('states');
