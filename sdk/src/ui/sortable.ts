/**
 * A list that people put in order themselves. The list is light; dnd-kit (15 KB brotli) follows once
 * it is in sight and the page is at rest.
 */
export { SortableList } from './sortable/sortable-list';
