import { listSlots } from '@praxis/contract/endpoints/public';
import { query } from '../../data/query';

/** A doctor's available times. */
export const freeTimesQuery = query({ app: 'when', name: 'freeTimes', endpoint: listSlots });
