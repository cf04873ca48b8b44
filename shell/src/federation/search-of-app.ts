import { createElement, type ComponentType } from 'react';
import type { RecordSearch, TopBarProps } from '@praxis/sdk';
import type { PartLoader } from '@praxis/sdk/ui';
import { addTexts } from '../language/language';
import { loadedRemote } from './load-remote';
import type { RemoteEntry } from './registry';
import { textsLoader } from './texts-loader';

export interface SearchProps extends TopBarProps {
  onClose(): void;
}

/** Loads the frame's own search dialog, which finds pages, and an app's records if it is given some. */
type LoadFrameSearch = PartLoader<SearchProps & { records?: RecordSearch }>;

/**
 * The loader of the search dialog: an app's own with its texts, or the frame's with the app's records. An
 * app that is not loaded yet contributes nothing.
 */
export function searchLoaderOf(
  entry: RemoteEntry | undefined,
  loadFrameSearch: LoadFrameSearch,
): PartLoader<SearchProps> {
  const module = entry && loadedRemote(entry)?.module;
  if (entry && module?.search) {
    const { feature, load } = module.search;
    return async () => {
      const [code] = await Promise.all([
        load(),
        addTexts(entry.id, textsLoader(module, feature), feature),
      ]);
      return code;
    };
  }
  const loadRecords = module?.recordSearch;
  if (!loadRecords) return loadFrameSearch;
  return async () => {
    const [{ default: Search }, { default: records }] = await Promise.all([
      loadFrameSearch(),
      loadRecords(),
    ]);
    const SearchWithRecords: ComponentType<SearchProps> = (props) =>
      createElement(Search, { ...props, records });
    return { default: SearchWithRecords };
  };
}
