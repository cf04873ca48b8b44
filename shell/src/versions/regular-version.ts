import { readStored, storageKeys, store } from '../boot/storage';

const storedApps = (): string[] =>
  (readStored(storageKeys.regular, 'sessionStorage') ?? '').split(' ');

/** Whether this tab has switched back to an app's regular version. */
export const isBackToRegular = (app: string): boolean => storedApps().includes(app);

/** Uses an app's regular version from the next page load until sign-out. */
export function goBackToRegular(app: string): void {
  store(storageKeys.regular, [...storedApps(), app].join(' ').trim(), 'sessionStorage');
}
