import { Suspense, useSyncExternalStore } from 'react';
import type { Identity } from '@praxis/sdk';
import { lazyPart } from '../app/lazy-part';
import type { Registry } from '../federation/registry';
import { overrideLink } from './override-link';

const OverridePart = lazyPart(async () => {
  const [part, { loadVersionsTexts }] = await Promise.all([
    import(/* webpackChunkName: "override" */ './override-part'),
    import(/* webpackChunkName: "override" */ './versions-texts'),
  ]);
  await loadVersionsTexts();
  return part;
});

/** App overrides on every signed-in page; lazy-loaded, because few users ever have one. */
export function Overrides({ registry, user }: { registry: Registry; user: Identity }) {
  const link = useSyncExternalStore(overrideLink.subscribe, overrideLink.get);
  const isNeeded = link !== null || registry.entries.some(({ kind }) => kind === 'override');
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <OverridePart registry={registry} user={user} link={link} />
    </Suspense>
  );
}
