import type { ReactNode } from 'react';
import type { CsvExport } from './csv-button';
import type { ListFilter } from './filter-chips';
import type { ListQueryControl } from './use-list-query';

/** What a list is searched, filtered, sorted and exported with. */
export interface ListTools<Row> {
  /** Of `useListQuery`. */
  list: ListQueryControl;
  /** What the list can be narrowed by. */
  filters: readonly ListFilter[];
  /** Left out: the list cannot be searched. */
  searchLabel?: string;
  /** Headings that the list can be sorted by. */
  sorts: readonly ListSort[];
  /** What else narrows the list. */
  tools?: ReactNode;
  /** Left out: there is nothing to export. */
  csv?: CsvExport<Row>;
  /** Those of the page on show. */
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
}

/** A field that a list can be sorted by. */
export interface ListSort {
  field: string;
  title: string;
}
