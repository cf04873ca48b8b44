/**
 * antd's table, for what `DataTable` of `list` does not support: trees, fixed columns, expandable rows,
 * virtual scrolling of thousands of rows.
 */
import AntdTable, { type TableProps, type TableRef } from 'antd/es/table';
import { createElement, type ReactElement, type Ref } from 'react';
import { AntdScope } from './antd/antd-scope';
import styles from './antd/table.module.css';
import { useTableRoles } from './antd/virtual-table';
import { classNames } from './class-names';

export type { ColumnsType, TableProps, TableRef } from 'antd/es/table';

interface Props<Row> extends TableProps<Row> {
  ref?: Ref<TableRef>;
  /** Accessible name of a virtual table. */
  label?: string;
}

/** antd's table in the product's theme. */
export function Table<Row extends object>({ label, ...props }: Props<Row>): ReactElement {
  const className = classNames(styles['table'], props.className);
  const roles = useTableRoles(props, label);
  const table = createElement(AntdTable<Row>, { ...props, ...roles, className });
  return createElement(AntdScope, null, table);
}
