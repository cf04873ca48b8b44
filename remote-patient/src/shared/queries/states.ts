import { getOptions } from '@praxis/contract/endpoints/options';
import { query } from '@praxis/sdk/data';

/** States of countries that have some. */
export const statesQuery = query({ app: 'patient', name: 'states', endpoint: getOptions });
