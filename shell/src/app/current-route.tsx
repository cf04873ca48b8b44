import { useSyncExternalStore } from 'react';
import { useHost } from '@praxis/sdk';
import { usePathname } from '@praxis/sdk/router';
import { Frame } from './frame';
import { LeaveRouter } from './leave-router';
import { OpenFrame } from './open-frame';
import { useServices } from './services-context';

/** Renders the current route: a page that is open to everybody, or the frame of the signed-in user. */
export function CurrentRoute() {
  const { registry } = useServices().deployment;
  const { identity } = useHost();
  const user = useSyncExternalStore(identity.subscribe, identity.get);
  const open = registry.openEntryOf(usePathname());
  if (open) return <OpenFrame entry={open} />;
  return user ? <Frame /> : <LeaveRouter />;
}
