import { useState } from 'react';
import { AppRoot } from '@praxis/sdk';
import { Navigate, pageAt, usePathname } from '@praxis/sdk/router';
import { NotFoundPage } from '../app/error-pages';
import { RedirectToNotAuthorized } from '../app/not-authorized-route';
import { firstPageBelow, homeOf, useIsAllowed } from '../auth/allowed';
import { AppTopBarItems } from './app-top-bar-item';
import type { RemoteEntry } from './registry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFaultCard } from './remote-fault-card';
import { RemoteLoading } from './remote-loading';
import { RemotePage } from './remote-page';
import { useManifest } from './use-manifest';
import { useRemote } from './use-remote';

/**
 * Renders the page of a role app if the user may see it, or the reason why it cannot be shown. Errors in
 * here do not affect the frame or other apps.
 */
export function RemoteOutlet({ entry }: { entry: RemoteEntry }) {
  const pathname = usePathname();
  const isAllowed = useIsAllowed();
  // Authorization only needs the manifest, none of the app's code.
  const { manifest } = useManifest(entry);
  const page = manifest && pageAt(manifest, pathname)?.page;
  const below = manifest && !page && firstPageBelow(manifest, pathname, isAllowed);
  if (below) return <Navigate to={below} replace />;
  if (manifest && page && !isAllowed(page)) {
    const isLanding = page.paths.includes(manifest.landing);
    return isLanding ? (
      <Navigate to={homeOf(manifest, isAllowed)} replace />
    ) : (
      <RedirectToNotAuthorized />
    );
  }
  return <AllowedPage entry={entry} pathname={pathname} />;
}

function AllowedPage({ entry, pathname }: { entry: RemoteEntry; pathname: string }) {
  const { remote, fault, retry } = useRemote(entry);
  const [shown, setShown] = useState(false);
  const place = remote && pageAt(remote.manifest, pathname);
  if (fault) return <RemoteFaultCard fault={fault} retry={retry} entry={entry} />;
  if (!remote) return <RemoteLoading retry={retry} />;
  if (!place) return <NotFoundPage />;
  const { page, path } = place;
  return (
    <>
      {/* One page may have several addresses, such as a record over its list: navigating between them keeps it mounted. */}
      <RemoteBoundary key={page.paths[0]} entry={entry} retry={retry}>
        <AppRoot app={remote.entry.id}>
          <RemotePage
            remote={remote}
            page={page}
            path={path}
            retry={retry}
            onShown={() => setShown(true)}
          />
        </AppRoot>
      </RemoteBoundary>
      <AppTopBarItems remote={remote} pathname={pathname} shown={shown} />
    </>
  );
}
