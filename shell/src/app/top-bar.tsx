import { useSyncExternalStore } from 'react';
import MenuIcon from 'lucide-react/icons/menu';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useIdentity, useTranslation, type Navigation } from '@praxis/sdk';
import { IconButton } from '@praxis/sdk/ui';
import type { RemoteEntry } from '../federation/registry';
import { placeTopBarSlot } from '../federation/top-bar-slot';
import { LanguageMenu } from '../language/language-menu';
import { collapseMenu, menuCollapsed } from '../menu/menu-collapsed';
import { loadMenuDrawer, menuDrawerOpen } from '../menu/menu-drawer-open';
import { NotificationsMenu } from '../notifications/notifications-menu';
import { SkinButton } from '../skin/skin-button';
import { PageSearch } from './page-search';
import { ProfileMenu } from './profile-menu';
import styles from './top-bar.module.css';

const placeStart = placeTopBarSlot('start');
const placeEnd = placeTopBarSlot('end');

interface Props {
  navigation: Navigation | null;
  /** The app of the user's role. */
  entry: RemoteEntry | undefined;
  /** On a narrow screen the menu is a drawer, and the bar has its button. */
  narrow: boolean;
}

/** The bar above every page: menu, search, language, skin, notifications and profile. */
export function TopBar({ navigation, entry, narrow }: Props) {
  const { realm } = useIdentity();
  return (
    <header className={styles.bar}>
      {narrow ? <DrawerButton /> : <CollapseButton />}
      <PageSearch navigation={navigation} entry={entry} />
      <div ref={placeStart} className={styles.start} />
      <div className={styles.tools}>
        <div ref={placeEnd} className={styles.end} />
        <LanguageMenu />
        <SkinButton />
        {realm === 'practice' && <NotificationsMenu />}
        <ProfileMenu navigation={navigation} />
      </div>
    </header>
  );
}

function DrawerButton() {
  const { t } = useTranslation('shell');
  const preload = () => void loadMenuDrawer().catch(() => {});
  return (
    <IconButton
      icon={MenuIcon}
      label={t('menu.open')}
      side="bottom"
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => menuDrawerOpen.set(true)}
    />
  );
}

function CollapseButton() {
  const { t } = useTranslation('shell');
  const collapsed = useSyncExternalStore(menuCollapsed.subscribe, menuCollapsed.get);
  return (
    <IconButton
      icon={PanelLeft}
      label={t(collapsed ? 'menu.expand' : 'menu.collapse')}
      side="bottom"
      onClick={() => collapseMenu(!collapsed)}
    />
  );
}
