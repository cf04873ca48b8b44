import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface Column<Row> {
  key: string;
  title: string;
  /** Shown once next to the title in the header, like the time zone of the times below. */
  detail?: string;
  cell(row: Row): ReactNode;
  /** `end` for numbers and money; uses tabular figures. */
  align?: 'start' | 'end';
  /** The field that a click on the heading sorts by. */
  sort?: string;
  /** Hidden first if the columns do not fit; shown on cards. */
  wideOnly?: boolean;
  /** Cells never wrap, for example a date with its time. */
  oneLine?: boolean;
  /** Prose of any length: long words, such as URLs, break anywhere. */
  freeText?: boolean;
  /** Names people, with a second line: wide enough for a typical name in one line. */
  person?: boolean;
  /** Names people, without a picture: wide enough for a typical name in one line. */
  name?: boolean;
  /** Footer cell: the sum of all rows, or the label of the totals row. */
  total?: ReactNode;
  /** CSS width; columns without one share the rest. */
  width?: string;
}
