import type { ReactNode } from 'react';
import type { CsvExport } from './csv-button';
import type { ListFilter } from './filter-chips';
import type { ListQueryControl } from './use-list-query';

/** What a list is searched, filtered, sorted and exported with. */
export interface ListTools<Row> {
  list: ListQueryControl;
  filters: readonly ListFilter[];
  searchLabel?: string;
  /** Headings that the list can be sorted by. */
  sorts: readonly ListSort[];
  tools?: ReactNode;
  /** Left out: there is nothing to export. */
  csv?: CsvExport<Row>;
  rows: readonly Row[];
  total: number;
}

/** A field that a list can be sorted by. */
export interface ListSort {
  field: string;
  title: string;
}
