import { getOptions } from '@praxis/contract/endpoints/public';
import { dataGroup } from '@praxis/sdk/data';

/** The states of the countries that are divided into states. */
export const statesGroup = dataGroup({ app: 'patient', name: 'states', endpoint: getOptions });
