/** What every role's profile has in common: the account itself. */
export { AccountProfile } from './account/account-profile';
