import { createElement, useState } from 'react';
import Info from 'lucide-react/icons/info';
import LogOut from 'lucide-react/icons/log-out';
import { useHost, useIdentity, useLanguage, useTranslation, type Navigation } from '@praxis/sdk';
import { Avatar, initialsOf, Menu } from '@praxis/sdk/ui';
import { useLazyPart } from './use-lazy-part';
import { useServices } from './services-context';
import styles from './top-bar.module.css';

/** Loads the versions dialog with its texts. */
async function loadVersionsDialog() {
  const [dialog, { loadVersionsTexts }] = await Promise.all([
    import(/* webpackChunkName: "versions" */ '../versions/versions-dialog'),
    import(/* webpackChunkName: "versions" */ '../versions/versions-texts'),
  ]);
  await loadVersionsTexts();
  return dialog;
}

/** The signed-in user, the profile links of the manifest, and sign-out. */
export function ProfileMenu({ navigation }: { navigation: Navigation | null }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { signOut } = useHost();
  const { userData } = useIdentity();
  const name = userData.fullName || userData.email;
  // The accessible name contains the visible text.
  const visible = userData.avatarUrl ? '' : ` (${initialsOf(name)})`;
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
          aria-label={t('profile.label', { name: name + visible })}
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
