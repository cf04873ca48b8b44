import * as changes from '@praxis/contract/demo/account-changes';
import * as endpoints from '@praxis/contract/demo/account-settings';
import { handle, type Handler } from '../../core/module';
import { accountTable, seedAccounts } from '../jwt/accounts';
import { refuseFields } from '../refuse-fields';
import { refuseTaken } from '../users/taken';
import { accountOf, changeSettings, settingsOf } from './stored';

export const seed = seedAccounts;

export const getAccountSettings = handle(endpoints.getAccountSettings, (request, simulation) =>
  settingsOf(accountOf(request, simulation), simulation),
);

/** Updates the account's sign-in data and display name as well. */
export const updateGeneral = handle(changes.updateGeneral, (request, simulation) => {
  const account = accountOf(request, simulation);
  const { general } = request.body;
  const table = accountTable(simulation);
  refuseTaken(
    general,
    table.filter(({ id }) => id !== account.id),
  );
  const { username, fullName, email } = general;
  table.put({ ...account, username, fullName, email });
  const before = settingsOf(account, simulation).general;
  return changeSettings(account, { general: { ...before, ...general } }, simulation);
});

export const updatePicture = handle(changes.updatePicture, (request, simulation) => {
  const account = accountOf(request, simulation);
  const { avatar } = request.body;
  accountTable(simulation).put({ ...account, avatar: avatar === '' ? null : avatar });
  const before = settingsOf(account, simulation).general;
  return changeSettings(account, { general: { ...before, avatar } }, simulation);
});

export const changeDemoPassword = handle(changes.changeDemoPassword, (request, simulation) => {
  const account = accountOf(request, simulation);
  const { current, next } = request.body;
  if (current !== account.password)
    refuseFields({ current: ['wrong'] }, 'This is not the password of the account.');
  accountTable(simulation).put({ ...account, password: next });
  return undefined;
});

export const updateInfo = handle(changes.updateInfo, (request, simulation) =>
  changeSettings(accountOf(request, simulation), { info: request.body.info }, simulation),
);

export const updateSocialLinks = handle(changes.updateSocialLinks, (request, simulation) => {
  const account = accountOf(request, simulation);
  const { social } = settingsOf(account, simulation);
  const { socialLinks } = request.body;
  return changeSettings(account, { social: { ...social, socialLinks } }, simulation);
});

export const updateConnection = handle(changes.updateConnection, (request, simulation) => {
  const account = accountOf(request, simulation);
  const { social, general } = settingsOf(account, simulation);
  const { network, isConnected } = request.body;
  const connection = isConnected ? { profileImg: general.avatar, id: general.username } : {};
  const connections = { ...social.connections, [network]: connection };
  return changeSettings(account, { social: { ...social, connections } }, simulation);
});

export const updateNotifications = handle(changes.updateNotifications, (request, simulation) => {
  const account = accountOf(request, simulation);
  const { notification } = settingsOf(account, simulation);
  return changeSettings(
    account,
    { notification: { ...notification, ...request.body.notification } },
    simulation,
  );
});

export const handlers: readonly Handler[] = [
  getAccountSettings,
  updateGeneral,
  updatePicture,
  changeDemoPassword,
  updateInfo,
  updateSocialLinks,
  updateConnection,
  updateNotifications,
];
