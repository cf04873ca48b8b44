/**
 * antd's table, for what `DataTable` of `list` does not do: trees, fixed columns, rows that expand,
 * thousands of rows at once.
 */
import AntdTable, { type TableProps } from 'antd/es/table';
import { createElement, type ReactElement } from 'react';
import { AntdScope } from './antd/antd-scope';
import styles from './antd/table.module.css';
import { classNames } from './class-names';

export type { ColumnsType, TableProps } from 'antd/es/table';

/** antd's table in the product's theme. */
export function Table<Row extends object>(props: TableProps<Row>): ReactElement {
  const className = classNames(styles['table'], props.className);
  return createElement(AntdScope, null, createElement(AntdTable<Row>, { ...props, className }));
}
