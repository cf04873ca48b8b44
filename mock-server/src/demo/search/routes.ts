import type { AnswerOf } from '@praxis/contract';
import * as endpoints from '@praxis/contract/demo/search';
import { searchLimit, type DirectoryPage } from '@praxis/contract/demo/search';
import { handle, type Handler, type Simulation } from '../../core/module';
import { listAll, oldestFirst } from '../../core/list';
import { required } from '../required';
import { autocompleteItems, directoryPages, foundContacts, foundFiles } from './data';

const pageTable = ({ database }: Simulation) => database.table<DirectoryPage>('demo.pages');

const pagesOf = (simulation: Simulation) => [
  ...listAll(pageTable(simulation).all(), { order: oldestFirst }),
];

export const seed = ({ database }: Simulation) => database.addSample('demo.pages', directoryPages);

export const getAutocomplete = handle(endpoints.getAutocomplete, () => ({
  autoComplete: autocompleteItems,
}));

export const getSearchGroups = handle(endpoints.getSearchGroups, (_, simulation) => {
  const searchArr: AnswerOf<typeof endpoints.getSearchGroups>['searchArr'] = [
    { groupTitle: 'Pages', searchLimit, data: pagesOf(simulation) },
    { groupTitle: 'Files', searchLimit, data: foundFiles },
    { groupTitle: 'Contacts', searchLimit, data: foundContacts(simulation.seededAt) },
  ];
  return { searchArr };
});

export const getBookmarks = handle(endpoints.getBookmarks, (_, simulation) => {
  const suggestions = pagesOf(simulation);
  return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) };
});

export const toggleBookmark = handle(endpoints.toggleBookmark, ({ body }, simulation) => {
  const pages = pageTable(simulation);
  const page = required(pages, body.id);
  pages.put({ ...page, isBookmarked: !page.isBookmarked });
  return undefined;
});

export const handlers: readonly Handler[] = [
  getAutocomplete,
  getSearchGroups,
  getBookmarks,
  toggleBookmark,
];
