import type { UserInformation, UserSocial } from '@praxis/contract/demo/user-profiles';
import type { ManagedUser } from '@praxis/contract/demo/users';
import type { FormState } from '@praxis/sdk/ui/form';
import type { AccountValues } from '../account-inputs';
import type { UserProfile } from '../user-from-url';

export const tabs = ['account', 'information', 'social'] as const;
export type Tab = (typeof tabs)[number];

/** Form values, by tab. */
export interface EditValues {
  account: AccountValues & Pick<ManagedUser, 'status'>;
  information: UserInformation;
  social: UserSocial;
}

export interface PanelProps {
  form: FormState<EditValues>;
  profile: UserProfile;
}

export function valuesOf({ user, information, social }: UserProfile): EditValues {
  const { id: _id, avatar: _avatar, ...account } = user;
  return { account, information, social };
}
