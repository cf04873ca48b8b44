import { createElement, useEffect, useSyncExternalStore } from 'react';
import type { Navigation } from '@praxis/sdk';
import { useLazyPart } from '../app/use-lazy-part';
import { loadMenuDrawer, menuDrawerOpen } from './menu-drawer-open';

const close = () => menuDrawerOpen.set(false);

/** The lazy-loaded menu drawer of narrow screens. */
export function MenuDrawer({ navigation }: { navigation: Navigation | null }) {
  const open = useSyncExternalStore(menuDrawerOpen.subscribe, menuDrawerOpen.get);
  const OpenMenu = useLazyPart(open ? loadMenuDrawer : null, close);
  useEffect(() => close, []);
  return open && OpenMenu && createElement(OpenMenu, { navigation, onClose: close });
}
