import type { Navigation } from '@praxis/sdk';
import { Brand } from './brand';
import { MenuLinks } from './menu-links';
import styles from './menu.module.css';

/** The menu next to the page; collapsed, it only shows icons. */
export function Menu({
  navigation,
  collapsed,
}: {
  navigation: Navigation | null;
  collapsed: boolean;
}) {
  return (
    <aside className={styles.menu} data-collapsed={collapsed}>
      <Brand collapsed={collapsed} />
      <MenuLinks navigation={navigation} collapsed={collapsed} />
    </aside>
  );
}
