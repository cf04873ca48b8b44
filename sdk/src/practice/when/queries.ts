import { listSlots } from '@praxis/contract/endpoints/public';
import { query } from '../../data/query';

/** A doctor's free times, as patients are offered them. */
export const freeTimesQuery = query({ app: 'when', name: 'freeTimes', endpoint: listSlots });
