import { getAccountSettings, type AccountSettings } from '@praxis/contract/demo/account-settings';
import { query } from '@praxis/sdk/data';

/** The single record of settings, with an id added for optimistic updates. */
export type Settings = AccountSettings & { id: typeof settingsId };

const settingsId = 'account-settings';

/** Settings of the account. */
export const accountSettingsQuery = query({
  app: 'demo',
  name: 'account-settings',
  endpoint: getAccountSettings,
  ask: async (client, args: object, options): Promise<Settings> => ({
    id: settingsId,
    ...(await client.call(getAccountSettings, args, options)),
  }),
});
