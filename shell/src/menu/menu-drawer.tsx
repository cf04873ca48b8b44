import { createElement, useEffect, useSyncExternalStore } from 'react';
import { useTranslation, type Navigation } from '@praxis/sdk';
import { useLazyComponent } from '@praxis/sdk/ui';
import { partFailed } from '../app/part-failed';
import { loadMenuDrawer, menuDrawerOpen } from './menu-drawer-open';

const close = () => menuDrawerOpen.set(false);

/** The menu on a narrow screen, where its button opens it. */
export function MenuDrawer({ navigation }: { navigation: Navigation | null }) {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(menuDrawerOpen.subscribe, menuDrawerOpen.get);
  const OpenMenu = useLazyComponent(open ? loadMenuDrawer : null, () => {
    close();
    partFailed(t);
  });
  useEffect(() => close, []);
  return open && OpenMenu && createElement(OpenMenu, { navigation, onClose: close });
}
