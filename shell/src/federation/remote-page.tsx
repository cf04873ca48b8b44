import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { PageManifest } from '@praxis/sdk';
import { Route, Routes } from '@praxis/sdk/router';
import { findChangedFile, fileOfError } from './changed-file';
import type { LoadedRemote } from './load-remote';
import { loadedPage, loadPage } from './page-cache';
import { preloadPage } from './preload';
import { RemoteLoading } from './remote-loading';
import { usePrefetchNext } from './use-prefetch-next';

interface Props {
  remote: LoadedRemote;
  page: PageManifest;
  /** The matching path pattern of the page. */
  path: string;
  /** Reloads the app. */
  retry(): void;
  /** Called once the page's content is rendered. */
  onShown(): void;
}

type PageState = { component: ComponentType } | { error: unknown } | null;

/**
 * Renders one page of a role app, immediately if its code and texts are loaded. It does not use `lazy` and
 * Suspense: React delays the content after a fallback, and a failed `lazy` stays failed.
 */
export function RemotePage({ remote, page, path, retry, onShown }: Props) {
  const [state, setState] = useState<PageState>(() => {
    const component = loadedPage(remote, page);
    return component ? { component } : null;
  });

  useEffect(() => {
    if (state) return;
    let canceled = false;
    preloadPage(remote.entry, remote.manifest, page);
    loadPage(remote, page).then(
      (component) => canceled || setState({ component }),
      async (error: unknown) => {
        const file = fileOfError(error);
        const fault = file && (await findChangedFile(remote.entry.id, file));
        if (!canceled) setState({ error: fault || error });
      },
    );
    return () => {
      canceled = true;
    };
  }, [remote, page, state]);

  const isShown = state !== null && 'component' in state;
  const notifyShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isShown) notifyShown();
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
