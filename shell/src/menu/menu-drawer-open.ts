import { createWatched } from '../boot/watched';

/** Whether the menu drawer of narrow screens is open; the top bar's menu button opens it. */
export const menuDrawerOpen = createWatched(false);

export const loadMenuDrawer = () => import(/* webpackChunkName: "menu-drawer" */ './open-menu');
