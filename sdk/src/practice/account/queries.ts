import { getMe } from '@praxis/contract/endpoints/me';
import { getOptions } from '@praxis/contract/endpoints/options';
import { query } from '../../data/query';

/** The signed-in account. */
export const meQuery = query({ app: 'account', name: 'me', endpoint: getMe });

/** Selectable time zones. */
export const timeZonesQuery = query({
  app: 'account',
  name: 'time-zones',
  endpoint: getOptions,
});
