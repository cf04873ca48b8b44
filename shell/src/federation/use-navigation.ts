import { useEffect, useMemo, useState } from 'react';
import type { Navigation, RemoteManifest } from '@praxis/sdk';
import { useServices } from '../app/services-context';
import type { Registry, RemoteEntry } from './registry';

/**
 * Menus and pages of all apps of a role, in the order of `remotes.json`, as far as their manifests
 * have come; null while none has. An app whose manifest does not come leaves those of the others
 * alone, and says so in its own area.
 */
export function useNavigation(entries: readonly RemoteEntry[]): Navigation | null {
  const { registry } = useServices().deployment;
  const [arrived, setArrived] = useState(() => arrivedOf(registry, entries));

  useEffect(() => {
    const read = () => setArrived((now) => keepSame(now, arrivedOf(registry, entries)));
    const stops = entries.map((entry) => registry.onManifest(entry, read));
    // Whoever shows the app's area tells of a failure.
    for (const entry of entries) registry.manifest(entry).then(read, () => undefined);
    return () => stops.forEach((stop) => stop());
  }, [registry, entries]);

  return useMemo(() => merged(arrived), [arrived]);
}

function arrivedOf(registry: Registry, entries: readonly RemoteEntry[]): readonly RemoteManifest[] {
  return entries.flatMap((entry) => registry.manifestNow(entry) ?? []);
}

const keepSame = (now: readonly RemoteManifest[], next: readonly RemoteManifest[]) =>
  now.length === next.length && now.every((manifest, index) => manifest === next[index])
    ? now
    : next;

function merged(manifests: readonly RemoteManifest[]): Navigation | null {
  if (manifests.length < 2) return manifests[0] ?? null;
  return {
    menu: manifests.flatMap(({ menu }) => menu),
    profileMenu: manifests.flatMap(({ profileMenu }) => profileMenu),
    pages: manifests.flatMap(({ id, pages }) =>
      // Two apps may call a feature the same.
      pages.map((page) => ({ ...page, feature: `${id}/${page.feature}` })),
    ),
  };
}
