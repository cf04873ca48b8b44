import type { ResponseOf } from '@praxis/contract';
import * as endpoints from '@praxis/contract/demo/search';
import { searchLimit } from '@praxis/contract/demo/search';
import { handle, type Handler, type Simulation } from '../../core/module';
import { DemoError } from '../../core/errors';
import { requireRecord } from '../require-record';
import { sampleFile } from '../email/files';
import { bookmarksOf, move, pagesOf, pageTable, toggle } from './bookmarks';
import { autocompleteItems, foundContacts, fileEndings, foundFiles } from './data';
import { directoryPages } from './directory';

export const seed = ({ database }: Simulation) => database.addSample('demo.pages', directoryPages);

export const getAutocomplete = handle(endpoints.getAutocomplete, () => ({
  autoComplete: autocompleteItems,
}));

export const getSearchGroups = handle(endpoints.getSearchGroups, (_, simulation) => {
  const searchArr: ResponseOf<typeof endpoints.getSearchGroups>['searchArr'] = [
    { groupTitle: 'Pages', searchLimit, data: pagesOf(simulation) },
    { groupTitle: 'Files', searchLimit, data: foundFiles },
    { groupTitle: 'Contacts', searchLimit, data: foundContacts(simulation.seededAt) },
  ];
  return { searchArr };
});

export const getBookmarks = handle(endpoints.getBookmarks, (_, simulation) => ({
  suggestions: pagesOf(simulation),
  bookmarks: bookmarksOf(simulation),
}));

export const toggleBookmark = handle(endpoints.toggleBookmark, ({ body }, simulation) => {
  toggle(simulation, requireRecord(pageTable(simulation), body.id));
  return undefined;
});

export const moveBookmark = handle(endpoints.moveBookmark, ({ body }, simulation) => {
  const pages = pageTable(simulation);
  const [moved, target] = [requireRecord(pages, body.id), requireRecord(pages, body.toId)];
  // One of them may have been removed in the meantime.
  if (!moved.isBookmarked || !target.isBookmarked) throw new DemoError(404);
  move(simulation, moved, target);
  return undefined;
});

export const getFoundFile = handle(endpoints.getFoundFile, ({ query: { title } }) => {
  const ending = fileEndings.get(title);
  if (!ending) throw new DemoError(404);
  const { fileName, url } = sampleFile(`${title}.${ending}`, title);
  return { fileName, url };
});

export const handlers: readonly Handler[] = [
  getAutocomplete,
  getSearchGroups,
  getBookmarks,
  toggleBookmark,
  moveBookmark,
  getFoundFile,
];
