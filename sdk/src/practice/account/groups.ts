import { getMe } from '@praxis/contract/endpoints/me';
import { getOptions } from '@praxis/contract/endpoints/public';
import { dataGroup } from '../../data/data-group';

/** The signed-in account. */
export const meGroup = dataGroup({ app: 'account', name: 'me', endpoint: getMe });

/** The time zones to choose from. */
export const timeZonesGroup = dataGroup({
  app: 'account',
  name: 'timeZones',
  endpoint: getOptions,
});
