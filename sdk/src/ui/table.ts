/**
 * antd's table, for what `DataTable` of `list` does not do: trees, fixed columns, rows that expand,
 * thousands of rows at once.
 */
import AntdTable, { type TableProps, type TableRef } from 'antd/es/table';
import { createElement, type ReactElement, type Ref } from 'react';
import { AntdScope } from './antd/antd-scope';
import styles from './antd/table.module.css';
import { classNames } from './class-names';

export type { ColumnsType, TableProps, TableRef } from 'antd/es/table';

/** antd's table in the product's theme. */
export function Table<Row extends object>(
  props: TableProps<Row> & { ref?: Ref<TableRef> },
): ReactElement {
  const className = classNames(styles['table'], props.className);
  return createElement(AntdScope, null, createElement(AntdTable<Row>, { ...props, className }));
}
