import { getPractice } from '@praxis/contract/endpoints/practice';
import { query } from '@praxis/sdk/data';

/**
 * The practice: address, time zone, currency, policies. In a module of its own, as most pages need
 * nothing else.
 */
export const practiceQuery = query({ app: 'doctor', name: 'practice', endpoint: getPractice });
