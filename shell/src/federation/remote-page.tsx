import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { RemoteRoute } from '@praxis/sdk';
import { Route, Routes } from '@praxis/sdk/router';
import { PageSkeleton } from '../app/page-skeleton';
import type { LoadedRemote } from './load-remote';
import { loadedPage, loadPage } from './page-cache';
import { preloadPage } from './preload';

interface Props {
  remote: LoadedRemote;
  route: RemoteRoute;
}

type PageState = { page: ComponentType } | { error: unknown } | null;

/**
 * One page of a role app. A page whose code and texts are there shows at once; without `lazy` and Suspense,
 * because React holds back what follows a fallback, and a `lazy` that failed stays failed.
 */
export function RemotePage({ remote, route }: Props) {
  const [state, setState] = useState<PageState>(() => {
    const page = loadedPage(remote, route.page);
    return page ? { page } : null;
  });

  useEffect(() => {
    if (state) return;
    let left = false;
    preloadPage(remote.entry, remote.manifest, route.page);
    loadPage(remote, route.page).then(
      (page) => left || setState({ page }),
      (error: unknown) => left || setState({ error }),
    );
    return () => {
      left = true;
    };
  }, [remote, route, state]);

  if (!state) return <PageSkeleton />;
  if ('error' in state) throw state.error;
  return (
    <Routes>
      <Route path={route.path} element={createElement(state.page)} />
    </Routes>
  );
}
