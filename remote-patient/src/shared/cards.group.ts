import { listCards } from '@praxis/contract/endpoints/cards';
import { dataGroup } from '@praxis/sdk/data';

/** The patient's saved cards. */
export const cardsGroup = dataGroup({ app: 'patient', name: 'cards', endpoint: listCards });
