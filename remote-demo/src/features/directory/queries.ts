import { getBookmarks, getSearchGroups } from '@praxis/contract/demo/search';
import { query } from '@praxis/sdk/data';

/** What can be found: pages, files and contacts. */
export const foundQuery = query({ app: 'demo', name: 'search', endpoint: getSearchGroups });

/** Every page of the directory, and the bookmarked ones in their order. */
export const bookmarksQuery = query({ app: 'demo', name: 'bookmarks', endpoint: getBookmarks });
