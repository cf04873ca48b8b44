import { readStored, storageKeys, store } from '../boot/storage';

const kept = (): string[] => (readStored(storageKeys.regular, 'sessionStorage') ?? '').split(' ');

/** Whether somebody went back to an app's regular version in this tab. */
export const isBackToRegular = (app: string): boolean => kept().includes(app);

/** Takes an app's regular version from the next load of the page on, until the person signs out. */
export function goBackToRegular(app: string): void {
  store(storageKeys.regular, [...kept(), app].join(' ').trim(), 'sessionStorage');
}
