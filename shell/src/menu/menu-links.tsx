import { memo } from 'react';
import {
  useHost,
  useIdentity,
  useLanguage,
  useTranslation,
  type MenuEntry,
  type RemoteManifest,
} from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { NavLink } from '@praxis/sdk/router';
import { Icon } from '@praxis/sdk/ui';
import { defaultAccess } from '../auth/default-access';
import { badgesQuery } from '../store/badges';
import { usePrefetch } from '../federation/use-prefetch';
import styles from './menu.module.css';

interface Props {
  manifest: RemoteManifest | null;
  collapsed: boolean;
  onFollow?: () => void;
}

/** The menu of a role: grouped links with their counts, from the manifest of the role's app. */
export function MenuLinks({ manifest, collapsed, onFollow }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { can } = useHost();
  const counts = useBadges();
  const allowed = ({ access = defaultAccess }: MenuEntry) => can(access.action, access.subject);
  return (
    <nav aria-label={t('menu.label')} className={styles.links}>
      {manifest?.menu.map((group, index) => (
        <section key={index}>
          {group.label && !collapsed && <h2 className={styles.group}>{group.label[language]}</h2>}
          <ul>
            {group.entries.filter(allowed).map((entry) => (
              <li key={entry.path}>
                <MenuLink
                  entry={entry}
                  count={entry.badge ? (counts[entry.badge] ?? 0) : 0}
                  collapsed={collapsed}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** How often the counts are asked for while the page is in sight, milliseconds: others change them too. */
const badgesPoll = 60_000;

/** The counts beside the links; the practice's roles have them. */
function useBadges(): Readonly<Record<string, number>> {
  const { realm } = useIdentity();
  const { data } = useQuery(badgesQuery, realm === 'practice' ? {} : null, { poll: badgesPoll });
  return data ?? {};
}

interface LinkProps {
  entry: MenuEntry;
  count: number;
  collapsed: boolean;
  onFollow?: () => void;
}

/** A count that changes draws its own link anew, and no other. */
const MenuLink = memo(function MenuLink({ entry, count, collapsed, onFollow }: LinkProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const prefetch = usePrefetch(entry.path);
  const label = entry.label[language];
  return (
    <NavLink
      to={entry.path}
      className={styles.link}
      title={collapsed ? label : undefined}
      onClick={onFollow}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Icon of={entry.icon} />
      <span className={styles.text}>{label}</span>
      {count > 0 && (
        <span className={styles.badge} aria-label={t('menu.badge', { count })}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </NavLink>
  );
});
