import { getBookmarks, getSearchGroups } from '@praxis/contract/demo/search';
import { query } from '@praxis/sdk/data';

/** Everything that the search covers: pages, files and contacts. */
export const foundQuery = query({ app: 'demo', name: 'search', endpoint: getSearchGroups });

/** All pages of the directory, and the bookmarks in order. */
export const bookmarksQuery = query({ app: 'demo', name: 'bookmarks', endpoint: getBookmarks });
