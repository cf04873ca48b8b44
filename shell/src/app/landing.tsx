import { useIdentity } from '@praxis/sdk';
import { Navigate } from '@praxis/sdk/router';
import { homeOf, useIsAllowed } from '../auth/allowed';
import { RemoteFaultCard } from '../federation/remote-fault-card';
import { useManifest } from '../federation/use-manifest';
import { NoAppPage } from './error-pages';
import { PageSkeleton } from './page-skeleton';
import { useServices } from './services-context';

/** Redirects to the user's start page, once the app's manifest is loaded. */
export function Landing() {
  const { registry } = useServices().deployment;
  const granted = registry.entryFor(useIdentity());
  const { manifest, fault, retry } = useManifest(granted);
  const isAllowed = useIsAllowed();
  if (!granted) return <NoAppPage />;
  if (fault) return <RemoteFaultCard fault={fault} retry={retry} entry={granted} />;
  if (!manifest) return <PageSkeleton />;
  return <Navigate to={homeOf(manifest, isAllowed)} replace />;
}
