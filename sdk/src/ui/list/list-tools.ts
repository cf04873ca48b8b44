import type { ReactNode } from 'react';
import type { CsvExport } from './csv-button';
import type { ListFilter } from './filter-chips';
import type { ListQueryControl } from './use-list-query';

/** Props of a list's toolbar: search, filters, sorting and export. */
export interface ListTools<Row> {
  /** Returned by `useListQuery`. */
  list: ListQueryControl;
  /** Filters that the list offers. */
  filters: readonly ListFilter[];
  /** Label of the search box; without it the list has no search. */
  searchLabel?: string;
  /** Fields that the list can be sorted by. */
  sorts: readonly ListSort[];
  /** Additional filter controls. */
  tools?: ReactNode;
  /** Contents of the CSV export; without it there is no export button. */
  csv?: CsvExport<Row>;
  /** Rows of the current page. */
  rows: readonly Row[];
  /** Number of rows on all pages. */
  total: number;
}

/** A sortable field. */
export interface ListSort {
  field: string;
  title: string;
}
