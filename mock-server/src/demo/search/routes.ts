import type { AnswerOf } from '@praxis/contract';
import {
  getAutocomplete,
  getBookmarks,
  getSearchGroups,
  searchLimit,
  toggleBookmark,
  type DirectoryPage,
} from '@praxis/contract/demo/search';
import { handle, type AreaModule, type Simulation } from '../../core/area';
import { listAll, oldestFirst } from '../../core/list';
import { required } from '../required';
import { autocompleteItems, directoryPages, foundContacts, foundFiles } from './data';

const pageTable = ({ database }: Simulation) => database.table<DirectoryPage>('demo.pages');

const pagesOf = (simulation: Simulation) => [
  ...listAll(pageTable(simulation).all(), { order: oldestFirst }),
];

export const search: AreaModule = {
  seed: ({ database }) => database.addSample('demo.pages', directoryPages),
  handlers: [
    handle(getAutocomplete, () => ({ autoComplete: autocompleteItems })),

    handle(getSearchGroups, (_, simulation) => {
      const searchArr: AnswerOf<typeof getSearchGroups>['searchArr'] = [
        { groupTitle: 'Pages', searchLimit, data: pagesOf(simulation) },
        { groupTitle: 'Files', searchLimit, data: foundFiles },
        { groupTitle: 'Contacts', searchLimit, data: foundContacts(simulation.seededAt) },
      ];
      return { searchArr };
    }),

    handle(getBookmarks, (_, simulation) => {
      const suggestions = pagesOf(simulation);
      return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) };
    }),

    handle(toggleBookmark, ({ body }, simulation) => {
      const pages = pageTable(simulation);
      const page = required(pages, body.id);
      pages.put({ ...page, isBookmarked: !page.isBookmarked });
      return undefined;
    }),
  ],
};
