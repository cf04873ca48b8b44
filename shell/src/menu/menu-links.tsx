import { useSelector } from 'react-redux';
import {
  useHost,
  useLanguage,
  useTranslation,
  type MenuEntry,
  type PublishedManifest,
} from '@praxis/sdk';
import { NavLink } from '@praxis/sdk/router';
import { Icon } from '@praxis/sdk/ui';
import { defaultAccess } from '../auth/ability';
import { badgesGroup } from '../store/badges';
import { usePrefetch } from '../federation/use-prefetch';
import { menuIcon } from './icons';
import styles from './menu.module.css';

interface Props {
  manifest: PublishedManifest | null;
  collapsed: boolean;
  onFollow?: () => void;
}

/** The menu of a role: grouped links with their counts, from the manifest of the role's app. */
export function MenuLinks({ manifest, collapsed, onFollow }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { can } = useHost();
  const allowed = ({ access = defaultAccess }: MenuEntry) => can(access.action, access.subject);
  return (
    <nav aria-label={t('menu.label')} className={styles.links}>
      {manifest?.menu.map((group, index) => (
        <section key={index}>
          {group.label && !collapsed && <h2 className={styles.group}>{group.label[language]}</h2>}
          <ul>
            {group.entries.filter(allowed).map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} collapsed={collapsed} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface LinkProps {
  entry: MenuEntry;
  collapsed: boolean;
  onFollow?: () => void;
}

function MenuLink({ entry, collapsed, onFollow }: LinkProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const badges = useSelector(badgesGroup.select).data;
  const prefetch = usePrefetch(entry.path);
  const count = entry.badge ? (badges?.[entry.badge] ?? 0) : 0;
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
      <Icon of={menuIcon(entry.icon)} />
      <span className={styles.text}>{label}</span>
      {count > 0 && (
        <span className={styles.badge} aria-label={t('menu.badge', { count })}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </NavLink>
  );
}
