import { getAccountSettings, type AccountSettings } from '@praxis/contract/demo/account-settings';
import { query } from '@praxis/sdk/data';

/** There is one record of settings; a name makes it one that can be shown ahead of the answer. */
export type Settings = AccountSettings & { id: typeof settingsId };

const settingsId = 'account-settings';

/** The settings of the account. */
export const accountSettingsQuery = query({
  app: 'demo',
  name: 'account-settings',
  endpoint: getAccountSettings,
  ask: async (client, args: object, options): Promise<Settings> => ({
    id: settingsId,
    ...(await client.call(getAccountSettings, args, options)),
  }),
});
