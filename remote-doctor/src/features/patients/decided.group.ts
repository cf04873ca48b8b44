import { getSubscriber } from '@praxis/contract/endpoints/subscribers';
import { dataGroup } from '@praxis/sdk/data';

/** The subscriber whom an open dialog decides on: it may be on no list by now. */
export const decidedGroup = dataGroup({ app: 'doctor', name: 'decided', endpoint: getSubscriber });
