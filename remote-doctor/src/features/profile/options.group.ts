import { getOptions } from '@praxis/contract/endpoints/public';
import { dataGroup } from '@praxis/sdk/data';

const options = (name: string) => dataGroup({ app: 'doctor', name, endpoint: getOptions });

/** The option lists that the profile shows; a group each, since they are on show together. */
export const degreeOptions = options('options-degrees');
export const specialityOptions = options('options-specialities');
export const stateOptions = options('options-states');
export const timeZoneOptions = options('options-timezones');
