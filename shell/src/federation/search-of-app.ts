import type { AppSearch } from '@praxis/sdk';
import { addTexts } from '../language/language';
import { loadedRemote } from './load-remote';
import type { RemoteEntry } from './registry';
import { textsLoader } from './texts-loader';

/** The loader of an app's own search with its texts; undefined if it has none, or is not loaded yet. */
export function searchLoaderOf(entry: RemoteEntry): AppSearch['load'] | undefined {
  const module = loadedRemote(entry)?.module;
  if (!module?.search) return undefined;
  const { feature, load } = module.search;
  return async () => {
    const [code] = await Promise.all([
      load(),
      addTexts(entry.id, textsLoader(module, feature), feature),
    ]);
    return code;
  };
}
