import { useTranslation } from '@praxis/sdk';
import { EditUser } from './edit/edit-user';
import { OneUser } from './one-user';

/** The form of one user. */
export default function UserEditPage() {
  const { t } = useTranslation('demo');
  return (
    <OneUser title={t('users.edit.title')}>
      {(profile) => <EditUser key={profile.user.id} profile={profile} />}
    </OneUser>
  );
}
