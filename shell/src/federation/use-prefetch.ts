import { useCallback } from 'react';
import { useServices } from '../app/services-context';
import { loadProvided } from './provided';
import { preloadFiles } from './load-remote';
import { language } from '../language/language';
import type { Registry } from './registry';

/** Asks for the code of the app and of the page at a path ahead: on hover, or when the browser is idle. */
export async function prefetch(registry: Registry, path: string): Promise<void> {
  const entry = registry.entryOf(path);
  if (!entry) return;
  try {
    const { files, routes } = await registry.manifest(entry);
    const page = routes.find((route) => route.path === path)?.page;
    preloadFiles(entry, [
      files.entry,
      ...files.module,
      ...(files.texts[language.get()] ?? []),
      ...((page && files.pages[page]) || []),
    ]);
    loadProvided((page && files.shared[page]) || []);
  } catch {
    // A prefetch that fails costs nothing: the visit itself says what is wrong.
  }
}

/** A handler that prefetches what a link leads to. */
export function usePrefetch(path: string): () => void {
  const { registry } = useServices().deployment;
  return useCallback(() => void prefetch(registry, path), [registry, path]);
}
