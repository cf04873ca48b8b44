/**
 * A list that users reorder by drag and drop. This entry is small; dnd-kit (15 KB brotli) is lazy-loaded
 * when the list is in view and the page is idle.
 */
export { SortableList } from './sortable/sortable-list';
