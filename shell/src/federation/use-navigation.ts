import { useEffect, useMemo, useState } from 'react';
import type { Navigation, RemoteManifest } from '@praxis/sdk';
import { useServices } from '../app/services-context';
import type { Registry, RemoteEntry } from './registry';

/**
 * Menus and pages of all apps of a role, in the order of `remotes.json`, as far as their manifests are
 * loaded; null while none is. A manifest that fails does not affect the others; its own area shows it.
 */
export function useNavigation(entries: readonly RemoteEntry[]): Navigation | null {
  const { registry } = useServices().deployment;
  const [loaded, setLoaded] = useState(() => loadedManifests(registry, entries));

  useEffect(() => {
    const read = () => setLoaded((now) => reuseIfEqual(now, loadedManifests(registry, entries)));
    const stops = entries.map((entry) => registry.onManifest(entry, read));
    // The app's area shows a failure.
    for (const entry of entries) registry.manifest(entry).then(read, () => undefined);
    return () => stops.forEach((stop) => stop());
  }, [registry, entries]);

  return useMemo(() => merge(loaded), [loaded]);
}

function loadedManifests(
  registry: Registry,
  entries: readonly RemoteEntry[],
): readonly RemoteManifest[] {
  return entries.flatMap((entry) => registry.loadedManifest(entry) ?? []);
}

const reuseIfEqual = (now: readonly RemoteManifest[], next: readonly RemoteManifest[]) =>
  now.length === next.length && now.every((manifest, index) => manifest === next[index])
    ? now
    : next;

function merge(manifests: readonly RemoteManifest[]): Navigation | null {
  if (manifests.length < 2) return manifests[0] ?? null;
  return {
    menu: manifests.flatMap(({ menu }) => menu),
    profileMenu: manifests.flatMap(({ profileMenu }) => profileMenu),
    pages: manifests.flatMap(({ id, pages }) =>
      // Two apps may use the same feature name.
      pages.map((page) => ({ ...page, feature: `${id}/${page.feature}` })),
    ),
  };
}
