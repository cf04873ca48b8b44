import { memo, useEffect, useRef } from 'react';
import {
  useIdentity,
  useLanguage,
  useTranslation,
  type MenuEntry,
  type Navigation,
} from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Link, pageAt, usePathname } from '@praxis/sdk/router';
import { Icon } from '@praxis/sdk/ui';
import { useServices } from '../app/services-context';
import { prefetchPath } from '../federation/prefetch';
import { badgesQuery } from '../store/queries';
import styles from './menu.module.css';

interface Props {
  navigation: Navigation | null;
  collapsed: boolean;
  onFollow?: () => void;
}

/** The menu of a role: grouped links with their counts, from the manifests of the role's apps. */
export function MenuLinks({ navigation, collapsed, onFollow }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const counts = useBadges();
  const pathname = usePathname();
  const current = navigation && currentEntry(navigation, pathname);
  const links = useRef<HTMLElement>(null);
  const currentPath = current?.path;
  useEffect(() => {
    // Scrolls the current link of a long menu into view, also after a reload or navigation elsewhere.
    const menu = links.current;
    const link = currentPath && menu?.querySelector('[aria-current]');
    if (!menu || !link) return;
    // Reports after layout: reading positions here would force a reflow.
    const observer = new IntersectionObserver(([seen]) => {
      observer.disconnect();
      if (!seen || seen.intersectionRatio === 1) return;
      // Scrolls only the menu: `scrollIntoView` would also scroll the page under the top bar.
      menu.scrollTop += middleOf(seen.boundingClientRect) - middleOf(menu.getBoundingClientRect());
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [currentPath]);
  return (
    <nav ref={links} aria-label={t('menu.label')} className={styles.links}>
      {navigation?.menu.map((group, index) => (
        <section key={index}>
          {group.label && !collapsed && <h2 className={styles.group}>{group.label[language]}</h2>}
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink
                  entry={entry}
                  count={entry.badge ? (counts[entry.badge] ?? 0) : 0}
                  current={entry === current}
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

const middleOf = ({ top, bottom }: DOMRectReadOnly): number => (top + bottom) / 2;

/**
 * The menu entry of the current page; for a page without an entry, such as a record's form, the entry of
 * its feature.
 */
function currentEntry(navigation: Navigation, pathname: string): MenuEntry | undefined {
  const page = pageAt(navigation, pathname)?.page;
  const entries = navigation.menu.flatMap((group) => group.entries);
  const pageOf = ({ path }: MenuEntry) =>
    navigation.pages.find(({ paths }) => paths.includes(path));
  return (
    entries.find((entry) => page && pageOf(entry) === page) ??
    entries.find((entry) => page && pageOf(entry)?.feature === page.feature)
  );
}

/** The badge counts; only for roles of a practice. */
function useBadges(): Readonly<Record<string, number>> {
  const { realm } = useIdentity();
  const { data } = useQuery(badgesQuery, realm === 'practice' ? {} : null);
  return data ?? {};
}

interface LinkProps {
  entry: MenuEntry;
  count: number;
  current: boolean;
  collapsed: boolean;
  onFollow?: () => void;
}

/** Memoized, so that a changed count only re-renders its own link. */
const MenuLink = memo(function MenuLink({ entry, count, current, collapsed, onFollow }: LinkProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { deployment } = useServices();
  const prefetch = () => void prefetchPath(deployment, entry.path);
  const label = entry.label[language];
  return (
    <Link
      to={entry.path}
      aria-current={current ? 'page' : undefined}
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
    </Link>
  );
});
