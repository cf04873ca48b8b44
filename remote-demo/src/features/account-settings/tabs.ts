export const settingsPath = '/pages/account-settings';

export const settingsTabs = [
  'general',
  'password',
  'information',
  'social',
  'notifications',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The first tab has the address of the page itself. */
export const addressOf = (tab: SettingsTab): string =>
  tab === settingsTabs[0] ? settingsPath : `${settingsPath}/${tab}`;
