import type { Skin } from '@praxis/sdk';
import { readStored, storageKeys, store } from '../boot/storage';
import { createWatched } from '../boot/watched';

/** The current skin: light by default. The early script has already applied it to the page. */
export const skin = createWatched<Skin>(readStored(storageKeys.skin) === 'dark' ? 'dark' : 'light');

export function chooseSkin(next: Skin): void {
  store(storageKeys.skin, next);
  skin.set(next);
}
