import type { ReactNode } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { classNames } from '../class-names';
import { useUiText } from '../text/use-ui-text';
import { Checkbox } from './checkbox';
import type { Column } from './column';
import { HeaderCell } from './data-table-header';
import styles from './data-table.module.css';
import { IconButton } from './icon-button';
import { Menu, type MenuItem } from './menu';
import { VisuallyHidden } from './visually-hidden';

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Names a row in "Actions for ..." and "Select ...". */
  rowName?(row: Row): string;
  /** Acts of the row's menu; a row without any has no menu. */
  rowActions?(row: Row): readonly MenuItem[];
  /** One or two small buttons that show while the row is pointed at. */
  quickActions?(row: Row): ReactNode;
  /** `name` or `-name` for descending. */
  sort?: string;
  onSort?(sort: string): void;
  selected?: ReadonlySet<string>;
  onSelect?(selected: ReadonlySet<string>): void;
  /** Newer rows are on their way: these stay, and say so. */
  busy?: boolean;
  /** Small rows for many figures. */
  dense?: boolean;
  /** The heading stays in sight while the page is scrolled. */
  stickyHeader?: boolean;
}

/** A table that turns its rows into cards where it is narrow. The first column names the row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, selected, onSelect } = props;
  const text = useUiText();
  const keys = rows.map(rowKey);
  const selectable = selected !== undefined && onSelect !== undefined;
  const chosen = selectable ? keys.filter((key) => selected.has(key)).length : 0;
  const hasActions = props.rowActions !== undefined || props.quickActions !== undefined;

  return (
    <div className={styles['container']}>
      <table
        className={classNames(
          styles['table'],
          props.dense && styles['dense'],
          props.stickyHeader && styles['sticky'],
        )}
        aria-busy={props.busy || undefined}
      >
        <caption className={styles['caption']}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr data-sort-by={text('list.sortBy')}>
            {selectable && (
              <th className={styles['check']}>
                <label className={styles['all']}>
                  <Checkbox
                    label={text('list.selectAll')}
                    checked={chosen > 0 && chosen === keys.length}
                    indeterminate={chosen > 0 && chosen < keys.length}
                    onChange={(all) => onSelect(withKeys(selected, keys, all))}
                  />
                  <span className={styles['word']}>{text('list.selectAll')}</span>
                </label>
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {hasActions && (
              <th className={styles['actions']}>
                <VisuallyHidden>{text('list.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataRow key={rowKey(row)} row={row} table={props} />
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && <Totals columns={columns} />}
      </table>
    </div>
  );
}

/** The line of sums under a table that shows all of its rows. */
function Totals<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  return (
    <tfoot>
      <tr>
        {columns.map((column, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={column.key}
              scope={index === 0 ? 'row' : undefined}
              data-label={column.total === undefined ? undefined : column.title}
              className={cellClass(column, index === 0)}
            >
              {column.total}
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}

function DataRow<Row>({ row, table }: { row: Row; table: DataTableProps<Row> }) {
  const text = useUiText();
  const { columns, selected, onSelect, rowActions, quickActions } = table;
  const key = table.rowKey(row);
  const name = table.rowName?.(row) ?? key;
  const isSelected = selected?.has(key) ?? false;
  const acts = rowActions?.(row) ?? [];
  return (
    <tr
      className={classNames(isSelected && styles['selected'])}
      aria-selected={selected && isSelected}
    >
      {selected && onSelect && (
        <td className={styles['check']}>
          <Checkbox
            label={text('list.select', { name })}
            checked={isSelected}
            onChange={(chosen) => onSelect(withKeys(selected, [key], chosen))}
          />
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
      {(rowActions ?? quickActions) && (
        <td className={styles['actions']}>
          <div className={styles['acts']}>
            {quickActions && <span className={styles['quick']}>{quickActions(row)}</span>}
            {acts.length > 0 && (
              <Menu items={acts}>
                <IconButton
                  size="small"
                  icon={Ellipsis}
                  label={text('list.actionsFor', { name })}
                  side="left"
                />
              </Menu>
            )}
          </div>
        </td>
      )}
    </tr>
  );
}

function cellClass<Row>(column: Column<Row>, first: boolean): string {
  return classNames(
    first && styles['main'],
    column.align === 'end' && styles['end'],
    column.wideOnly && styles['wideOnly'],
  );
}

function withKeys(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean) {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
