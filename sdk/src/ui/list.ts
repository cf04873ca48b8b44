/** Tables, and complete list pages: search, filters in the URL, bulk actions, pagination, CSV. */
export type { Column } from './list/table/column';
export { DataTable, type DataTableProps } from './list/table/data-table';
export { BulkBar } from './list/bulk-bar';
export { useAllPages } from './list/all-pages';
export * from './list/csv';
export { FilterChips, type ListFilter } from './list/filter-chips';
export * from './list/list-choice';
export { ListToolbar } from './list/list-toolbar';
export { ListPage, type ListPageProps } from './list/list-page';
export { Pagination, type PaginationProps } from './list/pagination';
export { SearchBox, type SearchBoxProps } from './list/search-box';
export { tabCounts } from './list/tab-counts';
export * from './list/use-list-query';
export { useList, type ListOptions, type LoadedList } from './list/use-list';
export { searchParameter } from '../router/search-words';
