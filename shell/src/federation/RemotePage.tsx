import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from '@praxis/sdk/router';
import type { RemoteRoute } from '@praxis/sdk';
import { PageSkeleton } from '../app/PageSkeleton';
import { loadProvided } from './provided';
import { preloadFiles, type LoadedRemote } from './load-remote';

interface Props {
  remote: LoadedRemote;
  route: RemoteRoute;
}

/** One page of a role app. A new `lazy` is made with each attempt: one that failed stays failed. */
export function RemotePage({ remote, route }: Props) {
  const [Page] = useState(() => {
    const { pages, shared } = remote.manifest.files;
    preloadFiles(remote.entry, pages[route.page] ?? []);
    loadProvided(shared[route.page] ?? []);
    return lazy(remote.module.pages[route.page] ?? missingPage(remote, route));
  });
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={route.path} element={<Page />} />
      </Routes>
    </Suspense>
  );
}

/** A manifest that names a page which the module does not have: the two are from different builds. */
function missingPage({ manifest }: LoadedRemote, { page }: RemoteRoute) {
  return () => Promise.reject(new Error(`Role app "${manifest.id}" has no page "${page}".`));
}
