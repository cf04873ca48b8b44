import { readStored, storageKeys, store } from '../boot/storage';
import { createWatched } from '../boot/watched';

/** Whether the menu is collapsed to its icons; remembered on this device. */
export const menuCollapsed = createWatched(readStored(storageKeys.menuCollapsed) === 'true');

export function collapseMenu(collapsed: boolean): void {
  store(storageKeys.menuCollapsed, String(collapsed));
  menuCollapsed.set(collapsed);
}
