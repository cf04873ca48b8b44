/** The account settings shared by all roles' profiles. */
export { AccountProfile } from './account/account-profile';
