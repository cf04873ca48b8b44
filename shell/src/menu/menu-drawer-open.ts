import { createWatched } from '../boot/watched';

/** Whether the menu's drawer is open (narrow screens only); the top bar's menu button opens it. */
export const menuDrawerOpen = createWatched(false);

export const loadMenuDrawer = () => import(/* webpackChunkName: "menu-drawer" */ './open-menu');
