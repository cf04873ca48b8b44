import * as endpoints from '@praxis/contract/demo/account-settings';
import { handle, type Handler } from '../../core/module';
import { accountSettings as settings } from './data';

export const getAccountSettings = handle(endpoints.getAccountSettings, () => settings);

export const handlers: readonly Handler[] = [getAccountSettings];
