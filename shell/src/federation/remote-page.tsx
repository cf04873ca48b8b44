import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { PageManifest } from '@praxis/sdk';
import { Route, Routes } from '@praxis/sdk/router';
import { changedFile, fileOfError } from './changed-file';
import type { LoadedRemote } from './load-remote';
import { loadedPage, loadPage } from './page-cache';
import { preloadPage } from './preload';
import { RemoteLoading } from './remote-loading';
import { usePrefetchNext } from './use-prefetch-next';

interface Props {
  remote: LoadedRemote;
  page: PageManifest;
  /** The pattern of the address that the page is at. */
  path: string;
  /** Loads the app anew. */
  retry(): void;
  /** Its code is there, and its content on the screen. */
  onShown(): void;
}

type PageState = { component: ComponentType } | { error: unknown } | null;

/**
 * One page of a role app. A page whose code and texts are there shows at once; without `lazy` and Suspense,
 * because React holds back what follows a fallback, and a `lazy` that failed stays failed.
 */
export function RemotePage({ remote, page, path, retry, onShown }: Props) {
  const [state, setState] = useState<PageState>(() => {
    const component = loadedPage(remote, page);
    return component ? { component } : null;
  });

  useEffect(() => {
    if (state) return;
    let left = false;
    preloadPage(remote.entry, remote.manifest, page);
    loadPage(remote, page).then(
      (component) => left || setState({ component }),
      async (error: unknown) => {
        const file = fileOfError(error);
        const fault = file && (await changedFile(remote.entry.id, file));
        if (!left) setState({ error: fault || error });
      },
    );
    return () => {
      left = true;
    };
  }, [remote, page, state]);

  const isShown = state !== null && 'component' in state;
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);

  usePrefetchNext(remote, page, isShown);
  if (!state) return <RemoteLoading retry={retry} />;
  if ('error' in state) throw state.error;
  return (
    <Routes>
      <Route path={path} element={createElement(state.component)} />
    </Routes>
  );
}
