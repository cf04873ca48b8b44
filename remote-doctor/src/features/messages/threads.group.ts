import { listThreads } from '@praxis/contract/endpoints/threads';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the doctor's threads, unread first. */
export const threadsGroup = dataGroup({ app: 'doctor', name: 'threads', endpoint: listThreads });
