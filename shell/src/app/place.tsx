import { useSyncExternalStore } from 'react';
import { useHost } from '@praxis/sdk';
import { usePathname } from '@praxis/sdk/router';
import { Frame } from './frame';
import { LeaveRouter } from './leave-router';
import { OpenPlace } from './open-place';
import { useServices } from './services-context';

/** What the router shows: a page that is there for everybody, or the frame of whoever is signed in. */
export function Place() {
  const { registry } = useServices().deployment;
  const { identity } = useHost();
  const who = useSyncExternalStore(identity.subscribe, identity.get);
  const open = registry.openEntryOf(usePathname());
  if (open) return <OpenPlace entry={open} />;
  return who ? <Frame /> : <LeaveRouter />;
}
