import { getOptions } from '@praxis/contract/endpoints/options';
import { query } from '@praxis/sdk/data';

/** The states of the countries that are divided into states. */
export const statesQuery = query({ app: 'patient', name: 'states', endpoint: getOptions });
