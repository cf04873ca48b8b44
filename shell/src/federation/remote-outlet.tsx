import { useMemo } from 'react';
import { useHost } from '@praxis/sdk';
import { Navigate, usePathname } from '@praxis/sdk/router';
import { notAuthorizedPath } from '../app/addresses';
import { defaultAccess } from '../auth/default-access';
import NotFoundPage from '../app/not-found-page';
import { PageSkeleton } from '../app/page-skeleton';
import type { LoadedRemote } from './load-remote';
import type { RemoteEntry } from './registry';
import { pageAt } from './page-at';
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
  const pathname = usePathname();
  const place = useMemo(() => pageAt(remote.manifest, pathname), [remote, pathname]);
  if (!place) return <NotFoundPage />;
  const { page, path } = place;
  const { action, subject } = page.access ?? defaultAccess;
  if (!can(action, subject)) return <Navigate to={notAuthorizedPath} replace />;
  return (
    // One page may have several addresses, a record over its list: going between them keeps the page.
    <RemoteBoundary key={page.paths[0]} remote={remote.entry.id}>
      {(attempt) => <RemotePage key={attempt} remote={remote} page={page} path={path} />}
    </RemoteBoundary>
  );
}
