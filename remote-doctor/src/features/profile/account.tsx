import { AccountProfile } from '@praxis/sdk/practice/account';

/** The account itself, as every role has it: picture, name, language, time zone, password. */
export function Account() {
  return <AccountProfile />;
}
