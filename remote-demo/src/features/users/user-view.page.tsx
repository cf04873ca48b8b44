import { useTranslation } from '@praxis/sdk';
import { OneUser } from './one-user';
import { UserView } from './view/user-view';

/** One user: who they are, what they pay for, may do and have done. */
export default function UserViewPage() {
  const { t } = useTranslation('demo');
  return (
    <OneUser title={t('users.field.user')}>{(profile) => <UserView profile={profile} />}</OneUser>
  );
}
