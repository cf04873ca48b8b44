import { getPractice } from '@praxis/contract/endpoints/practice';
import { query } from '@praxis/sdk/data';

/** The practice: address, time zone, currency, policies. Most pages ask for it, and for nothing beside it. */
export const practiceQuery = query({ app: 'doctor', name: 'practice', endpoint: getPractice });
