import type { DirectoryPage } from '@praxis/contract/demo/search';
import type { Simulation } from '../../core/module';
import { byNumber, listAll, oldestFirst } from '../../core/list';

/** `place` is the position among the bookmarks; the id by default. */
type StoredPage = DirectoryPage & { place?: number };

const placeOf = ({ place, id }: StoredPage) => place ?? id;
const byPlace = byNumber(placeOf);

/** The page in responses. */
const viewOf = ({ place: _place, ...page }: StoredPage): DirectoryPage => page;

export const pageTable = ({ database }: Simulation) => database.table<StoredPage>('demo.pages');

/** All pages of the directory. */
export const pagesOf = (simulation: Simulation): DirectoryPage[] =>
  listAll(pageTable(simulation).all(), { order: oldestFirst }).map(viewOf);

const storedBookmarks = (simulation: Simulation): readonly StoredPage[] =>
  listAll(pageTable(simulation).all(), {
    where: ({ isBookmarked }) => isBookmarked,
    order: byPlace,
  });

/** The bookmarked pages, in the user's order. */
export const bookmarksOf = (simulation: Simulation): DirectoryPage[] =>
  storedBookmarks(simulation).map(viewOf);

/**
 * Adds a bookmark at the end, or removes it; a page that is bookmarked again keeps its position.
 */
export function toggle(simulation: Simulation, page: StoredPage): void {
  const last = Math.max(0, ...storedBookmarks(simulation).map(placeOf));
  pageTable(simulation).put({
    ...page,
    isBookmarked: !page.isBookmarked,
    place: page.place ?? (page.isBookmarked ? page.id : Math.max(last + 1, page.id)),
  });
}

/** Moves a bookmark to the position of another; those in between shift. */
export function move(simulation: Simulation, moved: StoredPage, target: StoredPage): void {
  const before = storedBookmarks(simulation);
  const others = before.filter(({ id }) => id !== moved.id);
  const to = before.findIndex(({ id }) => id === target.id);
  const after = others.toSpliced(to, 0, moved);
  before.forEach((page, index) => {
    const next = after[index];
    if (next && next.id !== page.id) pageTable(simulation).put({ ...next, place: placeOf(page) });
  });
}
