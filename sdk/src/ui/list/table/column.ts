import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface Column<Row> {
  key: string;
  title: string;
  /** Said once, beside the title in the head: the zone of the times below. */
  detail?: string;
  cell(row: Row): ReactNode;
  /** Numbers and money stand at the end of the cell, with figures that line up. */
  align?: 'start' | 'end';
  /** The field that the list is sorted by when the heading is pressed. */
  sort?: string;
  /** Left out first where the columns do not fit, but not on cards. */
  wideOnly?: boolean;
  /** Its cells never break, as a date with its time does not. */
  oneLine?: boolean;
  /** Prose, of any length: a long word of it, such as an address, breaks where it has to. */
  freeText?: boolean;
  /** It names people, with a line below: a usual name gets the room to stand in one line. */
  person?: boolean;
  /** It names people, without a picture: a usual name gets the room to stand in one line. */
  name?: boolean;
  /** Under the column: the sum of all rows, or what the line of sums is called. */
  total?: ReactNode;
  /** CSS width; columns share the rest. */
  width?: string;
}
