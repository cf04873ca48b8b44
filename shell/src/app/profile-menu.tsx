import { createElement, useState } from 'react';
import Info from 'lucide-react/icons/info';
import LogOut from 'lucide-react/icons/log-out';
import { useHost, useIdentity, useLanguage, useTranslation, type Navigation } from '@praxis/sdk';
import { Avatar, initialsOf, Menu } from '@praxis/sdk/ui';
import { loadVersionsDialog } from '../versions/load-versions-dialog';
import { useLazyPart } from './use-lazy-part';
import { useServices } from './services-context';
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
  const { registry } = useServices().deployment;
  const [versions, setVersions] = useState(false);
  const Versions = useLazyPart(versions ? loadVersionsDialog : null, () => setVersions(false));
  return (
    <>
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
          {
            key: 'versions',
            label: t('profile.versions'),
            icon: Info,
            onSelect: () => setVersions(true),
          },
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
      {versions &&
        Versions &&
        createElement(Versions, { registry, onClose: () => setVersions(false) })}
    </>
  );
}
