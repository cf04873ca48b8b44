import { i18n } from '../language/i18n';
import type { Registry, RemoteEntry } from '../federation/registry';
import { notify } from '../notifications/notice-store';
import { isAppNewer, isShellNewer } from './deployed-now';
import { cards, newVersion, noticeText } from './new-version';
import { reloadKeepingForms } from './reload';

/** A connection that is gone fails all that is brought ahead: one question in this time is enough, milliseconds. */
const pause = 5_000;

/** Who was away for so long may have missed a release, milliseconds. */
const longAway = 15 * 60_000;

/**
 * Notices that this page is of an older release: when a file does not come, which is then gone, and when
 * somebody comes back to the page after a while. Nothing is asked as long as all goes well.
 */
export function watchReleases(registry: Registry): void {
  const asked = new Map<string, number>();

  const ask = async (owner: RemoteEntry | 'shell', isNeeded: boolean) => {
    const key = owner === 'shell' ? owner : owner.id;
    const now = performance.now();
    if (newVersion.get() !== 'unknown') return;
    if (!isNeeded && now - (asked.get(key) ?? -pause) < pause) return;
    asked.set(key, now);
    if (isNeeded) newVersion.set('asked');
    const isNewer = await (owner === 'shell' ? isShellNewer() : isAppNewer(registry, owner));
    if (isNewer) tell(isNeeded);
    else if (isNeeded) newVersion.set('unknown');
  };

  // Such events reach nobody but those who listen before the element does.
  const onError = ({ target }: Event) => {
    const file = fileOf(target);
    const owner = file && ownerOf(registry, file.address);
    if (owner) void ask(owner, file.isNeeded);
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
        void ask(owner, false);
  });
}

/** The file that a script or a link asked for; only brought ahead, it is needed by nobody yet. */
function fileOf(target: EventTarget | null) {
  if (target instanceof HTMLScriptElement && target.src)
    return { address: target.src, isNeeded: true };
  if (target instanceof HTMLLinkElement && target.href)
    return { address: target.href, isNeeded: target.rel === 'stylesheet' };
  return undefined;
}

/** Whose file it is: of the app whose manifest lies beside it, or else the shell's. */
function ownerOf(registry: Registry, address: string): RemoteEntry | 'shell' | undefined {
  const app = registry.entries.find((entry) =>
    address.startsWith(new URL('.', entry.address).href),
  );
  return app ?? (address.startsWith(`${window.location.origin}/`) ? 'shell' : undefined);
}

/** How long a page takes at most to find out that it cannot show, milliseconds. */
const cardFirst = 400;

/** A page that cannot show says it itself; what else shows stays, and a toast says it. */
function tell(isNeeded: boolean): void {
  newVersion.set('there');
  setTimeout(() => {
    if (cards.shown > 0) return;
    notify({
      kind: isNeeded ? 'error' : 'info',
      text: noticeText(),
      undo: { label: i18n.t('boot.reload'), run: reloadKeepingForms },
    });
  }, cardFirst);
}
