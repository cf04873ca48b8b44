/**
 * antd's table, for what `DataTable` of `list` does not support: trees, fixed columns, expandable rows,
 * virtual scrolling of thousands of rows.
 */
import AntdTable, { type ColumnType, type TableProps, type TableRef } from 'antd/es/table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { createElement, useMemo, type ReactElement, type Ref } from 'react';
import { AntdScope } from './antd/antd-scope';
import styles from './antd/table.module.css';
import { useTableRoles } from './antd/virtual-table';
import { classNames } from './class-names';
import { Icon } from './components/icon';

export type { ColumnsType, TableProps, TableRef } from 'antd/es/table';

interface Props<Row> extends TableProps<Row> {
  ref?: Ref<TableRef>;
  /** Accessible name of a virtual table. */
  label?: string;
}

type SortIcon = NonNullable<ColumnType<object>['sortIcon']>;

/** The same icons as `DataTable`. */
const sortIcon: SortIcon = ({ sortOrder }) => {
  const icon = sortOrder === 'ascend' ? ArrowUp : sortOrder ? ArrowDown : ChevronsUpDown;
  return createElement(Icon, { of: icon, size: 14 });
};

/** antd's table in the product's theme. */
export function Table<Row extends object>({ label, ...props }: Props<Row>): ReactElement {
  const className = classNames(styles['table'], props.className);
  const roles = useTableRoles(props, label);
  const given = props.columns;
  const columns = useMemo(() => given?.map((column) => ({ sortIcon, ...column })), [given]);
  const table = createElement(AntdTable<Row>, { ...props, ...roles, columns, className });
  return createElement(AntdScope, null, table);
}
