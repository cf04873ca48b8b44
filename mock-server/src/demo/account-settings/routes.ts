import { getAccountSettings } from '@praxis/contract/demo/account-settings';
import { handle, type AreaModule } from '../../core/area';
import { accountSettings as settings } from './data';

export const accountSettings: AreaModule = {
  handlers: [handle(getAccountSettings, () => settings)],
};
