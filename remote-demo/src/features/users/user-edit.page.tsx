import { useTranslation } from '@praxis/sdk';
import { EditUser } from './edit/edit-user';
import { UserFromUrl } from './user-from-url';

/** Page with the form of one user. */
export default function UserEditPage() {
  const { t } = useTranslation('demo');
  return (
    <UserFromUrl title={t('users.edit.title')}>
      {(profile) => <EditUser key={profile.user.id} profile={profile} />}
    </UserFromUrl>
  );
}
