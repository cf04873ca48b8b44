import type { AppSearch } from '@praxis/sdk';
import { addTexts } from '../language/language';
import { remoteNow } from './load-remote';
import type { RemoteEntry } from './registry';
import { textsLoader } from './texts-loader';

/** Loads the search that an app brings, with its texts; undefined where it brings none, or is not there yet. */
export function searchOf(entry: RemoteEntry): AppSearch['load'] | undefined {
  const module = remoteNow(entry)?.module;
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
