/**
 * antd's table, for what `DataTable` of `list` does not do: trees, fixed columns, rows that expand,
 * thousands of rows at once.
 */
import AntdTable, { type TableProps } from 'antd/es/table';
import { createElement, type ReactElement } from 'react';
import { AntdScope } from './antd/antd-scope';

export type { ColumnsType, TableProps } from 'antd/es/table';

/** antd's table in the product's theme. */
export function Table<Row extends object>(props: TableProps<Row>): ReactElement {
  return createElement(AntdScope, null, createElement(AntdTable<Row>, props));
}
