import { listThreads } from '@praxis/contract/endpoints/threads';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the patient's threads, unread first. */
export const threadsGroup = dataGroup({ app: 'patient', name: 'threads', endpoint: listThreads });
