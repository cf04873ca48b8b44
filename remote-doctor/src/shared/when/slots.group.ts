import { listSlots } from '@praxis/contract/endpoints/public';
import { dataGroup } from '@praxis/sdk/data';

/** The free times of a day for a kind of appointment, as patients are offered them. */
export const slotsGroup = dataGroup({ app: 'doctor', name: 'slots', endpoint: listSlots });
