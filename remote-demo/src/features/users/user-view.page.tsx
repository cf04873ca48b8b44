import { useTranslation } from '@praxis/sdk';
import { UserFromUrl } from './user-from-url';
import { UserView } from './view/user-view';

/** Page of one user: profile, plan, permissions and activity. */
export default function UserViewPage() {
  const { t } = useTranslation('demo');
  return (
    <UserFromUrl title={t('users.field.user')}>
      {(profile) => <UserView profile={profile} />}
    </UserFromUrl>
  );
}
