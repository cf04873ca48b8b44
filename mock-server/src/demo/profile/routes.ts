import * as endpoints from '@praxis/contract/demo/profile';
import { handle, type Handler } from '../../core/module';
import { sampleProfile } from './data';

export const getProfile = handle(endpoints.getProfile, (_, { seededAt }) =>
  sampleProfile(seededAt),
);

export const handlers: readonly Handler[] = [getProfile];
