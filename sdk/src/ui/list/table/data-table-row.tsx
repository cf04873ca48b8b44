import { memo } from 'react';
import { classNames } from '../../class-names';
import { useUiText } from '../../text/use-ui-text';
import { Checkbox } from '../../components/checkbox';
import type { Column } from './column';
import styles from './data-table.module.css';
import { RowMenu } from './row-menu';

export interface DataRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly Column<Row>[];
  /** Whether the row is selected; undefined if rows are not selectable. */
  selected: boolean | undefined;
  onToggle(id: string, chosen: boolean): void;
  /** Whether the table has an actions column. */
  hasActions: boolean;
  hasMenu: boolean;
}

function Row<Row>({ row, id, name, columns, selected, onToggle, ...actions }: DataRowProps<Row>) {
  return (
    <tr
      data-key={id}
      className={classNames(selected && styles['selected'])}
      aria-selected={selected}
    >
      {selected !== undefined && (
        <td className={styles['check']}>
          <RowCheckbox id={id} name={name} checked={selected} onToggle={onToggle} />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? 'row' : undefined}
            data-label={column.title}
            className={cellClass(column, index === 0)}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {actions.hasActions && (
        <td className={styles['actions']}>
          <div className={styles['acts']} data-acts>
            {actions.hasMenu && <RowMenu row={row} id={id} name={name} />}
          </div>
        </td>
      )}
    </tr>
  );
}

/**
 * A memoized table row. It re-renders only if its record, columns or selection change: an unchanged record
 * keeps its identity when it is fetched again, and columns are created once.
 */
export const DataRow = memo(Row) as typeof Row;

interface RowCheckboxProps extends Pick<DataRowProps<unknown>, 'id' | 'name' | 'onToggle'> {
  checked: boolean;
}

function RowCheckbox({ id, name, checked, onToggle }: RowCheckboxProps) {
  const text = useUiText();
  return (
    <Checkbox
      label={text('list.select', { name })}
      checked={checked}
      onChange={(chosen) => onToggle(id, chosen)}
    />
  );
}

/** Returns the class names of a column's cells; the first column is the row header. */
export function cellClass<Row>(column: Column<Row>, first: boolean): string {
  return classNames(
    first && styles['main'],
    column.align === 'end' && styles['end'],
    column.oneLine && styles['oneLine'],
    column.freeText && styles['freeText'],
    column.person && styles['person'],
    column.name && styles['name'],
    column.wideOnly && styles['wideOnly'],
  );
}
