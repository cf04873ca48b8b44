import { listCards } from '@praxis/contract/endpoints/cards';
import { query } from '@praxis/sdk/data';

/** The patient's saved cards. */
export const cardsQuery = query({ app: 'patient', name: 'cards', endpoint: listCards });
