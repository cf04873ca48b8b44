import { identity } from '../auth/session';
import type { Registry } from '../federation/registry';

/**
 * Switches to the app versions of the signed-in user. A page can only have one version of an app: it
 * reloads if the previous user had another one.
 */
export function followVersions(registry: Registry, reload = () => window.location.reload()): void {
  const choose = () => {
    const user = identity.get();
    if (user && !registry.choose(user)) reload();
  };
  choose();
  identity.subscribe(choose);
}
