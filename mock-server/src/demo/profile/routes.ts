import { getProfile } from '@praxis/contract/demo/profile';
import { handle, type AreaModule } from '../../core/area';
import { sampleProfile } from './data';

export const profile: AreaModule = {
  handlers: [handle(getProfile, (_, { seededAt }) => sampleProfile(seededAt))],
};
