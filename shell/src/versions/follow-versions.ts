import { identity } from '../auth/session';
import type { Registry } from '../federation/registry';

/**
 * Gives whoever is signed in their versions of the apps. A page holds one version of an app: where
 * the person before them had another, the page is loaded anew.
 */
export function followVersions(registry: Registry, reload = () => window.location.reload()): void {
  const choose = () => {
    const who = identity.get();
    if (who && !registry.choose(who)) reload();
  };
  choose();
  identity.subscribe(choose);
}
