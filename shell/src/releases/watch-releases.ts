import { i18n } from '../language/i18n';
import type { Registry, RemoteEntry } from '../federation/registry';
import { notify } from '../notifications/notice-store';
import { isAppNewer, isShellNewer } from './deployed-now';
import { cards, newVersion, noticeText } from './new-version';
import { reloadKeepingForms } from './reload';

/** Throttles checks after failed prefetches: a lost connection fails all of them. In milliseconds. */
const checkInterval = 5_000;

/** Absence after which a release may have been missed, in milliseconds. */
const longAway = 15 * 60_000;

/**
 * Detects that a new release is deployed: when a file fails to load, because it may be gone, and when the
 * user returns after a while. Sends no requests otherwise.
 */
export function watchReleases(registry: Registry): void {
  const checkedAt = new Map<string, number>();

  const check = async (owner: RemoteEntry | 'shell', isNeeded: boolean) => {
    const key = owner === 'shell' ? owner : owner.id;
    const now = performance.now();
    if (newVersion.get() !== 'unknown') return;
    if (!isNeeded && now - (checkedAt.get(key) ?? -checkInterval) < checkInterval) return;
    checkedAt.set(key, now);
    if (isNeeded) newVersion.set('asked');
    const isNewer = await (owner === 'shell' ? isShellNewer() : isAppNewer(registry, owner));
    if (isNewer) announce(isNeeded);
    else if (isNeeded) newVersion.set('unknown');
  };

  // In the capture phase: error events of elements do not bubble.
  const onError = ({ target }: Event) => {
    const file = fileOf(target);
    const owner = file && ownerOf(registry, file.address);
    if (owner) void check(owner, file.isNeeded);
  };
  window.addEventListener('error', onError, { capture: true });

  let leftAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = performance.now();
    else if (performance.now() - leftAt > longAway)
      for (const owner of [
        'shell' as const,
        ...registry.entries.filter((entry) => registry.loadedManifest(entry)),
      ])
        void check(owner, false);
  });
}

/** The file of a script or link element; preloads and prefetches are not needed yet. */
function fileOf(target: EventTarget | null) {
  if (target instanceof HTMLScriptElement && target.src)
    return { address: target.src, isNeeded: true };
  if (target instanceof HTMLLinkElement && target.href)
    return { address: target.href, isNeeded: target.rel === 'stylesheet' };
  return undefined;
}

/** The owner of a file: the app whose manifest is in a parent folder, or else the shell. */
function ownerOf(registry: Registry, address: string): RemoteEntry | 'shell' | undefined {
  const app = registry.entries.find((entry) =>
    address.startsWith(new URL('.', entry.address).href),
  );
  return app ?? (address.startsWith(`${window.location.origin}/`) ? 'shell' : undefined);
}

/** Time for a failing page to show its card instead of a toast, in milliseconds. */
const cardDelay = 400;

/** Announces a new version: in the card of a page that cannot be shown, or else in a toast. */
function announce(isNeeded: boolean): void {
  newVersion.set('there');
  setTimeout(() => {
    if (cards.shown > 0) return;
    notify({
      kind: isNeeded ? 'error' : 'info',
      text: noticeText(),
      undo: { label: i18n.t('boot.reload'), run: reloadKeepingForms },
    });
  }, cardDelay);
}
