import LogOut from 'lucide-react/icons/log-out';
import { useHost, useIdentity, useLanguage, useTranslation, type Navigation } from '@praxis/sdk';
import { Avatar, initialsOf, Menu } from '@praxis/sdk/ui';
import styles from './top-bar.module.css';

/** Who is signed in, their profile links as the manifest lists them, and the way out. */
export function ProfileMenu({ navigation }: { navigation: Navigation | null }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { signOut } = useHost();
  const { userData } = useIdentity();
  const name = userData.fullName || userData.email;
  // What is seen on the button is part of what it is called.
  const seen = userData.avatarUrl ? '' : ` (${initialsOf(name)})`;
  return (
    <Menu
      header={
        <div className={styles.person}>
          <b>{name}</b>
          <small>{userData.email}</small>
        </div>
      }
      items={[
        ...(navigation?.profileMenu ?? []).map(({ path, label, icon }) => ({
          key: path,
          label: label[language],
          icon,
          to: path,
        })),
        { key: 'sign-out', label: t('profile.signOut'), icon: LogOut, onSelect: signOut },
      ]}
    >
      <button
        type="button"
        className={styles.avatar}
        aria-label={t('profile.label', { name: name + seen })}
      >
        <Avatar name={name} src={userData.avatarUrl} />
      </button>
    </Menu>
  );
}
