import { useMemo } from 'react';
import { useHost } from '@praxis/sdk';
import { matchPath, Navigate, useLocation } from '@praxis/sdk/router';
import { notAuthorizedPath } from '../app/addresses';
import { defaultAccess } from '../auth/ability';
import NotFoundPage from '../app/not-found-page';
import { PageSkeleton } from '../app/page-skeleton';
import type { LoadedRemote } from './load-remote';
import type { RemoteEntry } from './registry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFaultCard } from './remote-fault-card';
import { RemotePage } from './remote-page';
import { useRemote } from './use-remote';

/**
 * Shows the page of a role app, or why it cannot be shown. Whatever happens in here, the frame and
 * the other apps go on.
 */
export function RemoteOutlet({ entry }: { entry: RemoteEntry }) {
  const { remote, fault, retry } = useRemote(entry);
  if (fault) return <RemoteFaultCard fault={fault} retry={retry} />;
  if (!remote) return <PageSkeleton />;
  return <RoutedPage remote={remote} />;
}

function RoutedPage({ remote }: { remote: LoadedRemote }) {
  const { can } = useHost();
  const { pathname } = useLocation();
  const route = useMemo(
    () => remote.manifest.routes.find(({ path }) => matchPath({ path, end: true }, pathname)),
    [remote, pathname],
  );
  if (!route) return <NotFoundPage />;
  const { action, subject } = route.access ?? defaultAccess;
  if (!can(action, subject)) return <Navigate to={notAuthorizedPath} replace />;
  return (
    // One page may have several addresses, a record over its list: going between them keeps the page.
    <RemoteBoundary key={route.page} remote={remote.entry.id}>
      {(attempt) => <RemotePage key={attempt} remote={remote} route={route} />}
    </RemoteBoundary>
  );
}
