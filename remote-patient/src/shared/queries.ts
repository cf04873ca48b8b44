import { listCards } from '@praxis/contract/endpoints/cards';
import { getOptions } from '@praxis/contract/endpoints/options';
import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { query } from '@praxis/sdk/data';

/** The patient's saved cards. */
export const cardsQuery = query({ app: 'patient', name: 'cards', endpoint: listCards });

/** The states of the countries that are divided into states. */
export const statesQuery = query({ app: 'patient', name: 'states', endpoint: getOptions });

/** The patient's subscriptions: whom appointments are booked with, and who is written to. */
export const subscribedQuery = query({
  app: 'patient',
  name: 'subscribed',
  endpoint: listPatientSubscriptions,
});
