import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import { useUiText } from '../../text/use-ui-text';
import { Checkbox } from '../../components/checkbox';
import type { Column } from './column';
import { HeaderCell } from './data-table-header';
import { cellClass, DataRow } from './data-table-row';
import styles from './data-table.module.css';
import { PrimaryAction, PrimaryActionSpace } from './primary-action';
import type { MenuItem } from '../../components/menu';
import { RowActionsContext, type ActionsOfRow } from './row-menu';
import { useRowFocus } from '../../components/row-focus';
import { useRowSlots } from './row-slots';
import { openRowsOnClick } from './row-click';
import { useTableLayout } from './use-table-layout';
import { VisuallyHidden } from '../../components/visually-hidden';

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** Needs a stable identity: rows re-render when it changes. */
  columns: readonly Column<Row>[];
  /** The records, in display order. */
  rows: readonly Row[];
  /** Returns a record's id. */
  rowKey(row: Row): string;
  /** Names a row in "Actions for ..." and "Select ...". */
  rowName?(row: Row): string;
  /**
   * Items of the row's menu, evaluated again when it opens; a row without items has no menu. The primary
   * action also appears as a button on hover.
   */
  rowActions?(row: Row): readonly MenuItem[];
  /** `name` or `-name` for descending. */
  sort?: string;
  /** Called when the heading of a column with a `sort` is clicked. */
  onSort?(sort: string): void;
  /** Keys of the selected rows; with `onSelect`, rows have checkboxes. */
  selected?: ReadonlySet<string>;
  /** Called with the keys of all selected rows. */
  onSelect?(selected: ReadonlySet<string>): void;
  /** Newer rows are loading: the current ones stay, dimmed and marked busy. */
  busy?: boolean;
  /** Compact rows for many figures in a drawer. */
  dense?: boolean;
  /** Keeps the heading in view while the page scrolls. */
  stickyHeader?: boolean;
  /** Called before paint when rows become cards for lack of space, or rows again. */
  onCards?(cards: boolean): void;
}

/**
 * A table whose rows become cards if they do not fit. The first column names the row; if it holds a link,
 * a click anywhere on the row follows it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, selected, onSelect } = props;
  const text = useUiText();
  const keys = rows.map(rowKey);
  const selectable = selected !== undefined && onSelect !== undefined;
  const chosen = selectable ? keys.filter((key) => selected.has(key)).length : 0;
  const { rowActions } = props;
  const actions = rowActions && rows.map(rowActions);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => (body.current ? openRowsOnClick(body.current) : undefined), []);
  const toggle = useToggle(selected, onSelect);
  const container = useTableLayout(columns, props.onCards);
  const slots = useRowSlots(keys);
  useRowFocus(body, keys);

  return (
    <div
      ref={container}
      className={classNames(styles['container'], props.dense && styles['small'])}
    >
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
          <tr>
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
              <HeaderCell
                key={column.key}
                column={column}
                order={orderOf(column, sort)}
                onSort={onSort}
              />
            ))}
            {rowActions && (
              <th className={styles['actions']}>
                <VisuallyHidden>{text('list.actions')}</VisuallyHidden>
                <PrimaryActionSpace actions={actions ?? []} />
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          <RowActionsContext value={(rowActions ?? noActions) as ActionsOfRow}>
            {rows.map((row, index) => {
              const key = keys[index] ?? '';
              return (
                <DataRow
                  key={slots.get(key)}
                  row={row}
                  id={key}
                  name={props.rowName?.(row) ?? key}
                  columns={columns}
                  selected={selectable ? selected.has(key) : undefined}
                  onToggle={toggle}
                  hasActions={rowActions !== undefined}
                  hasMenu={Boolean(actions?.[index]?.length)}
                />
              );
            })}
          </RowActionsContext>
        </tbody>
        {columns.some(({ total }) => total !== undefined) && <Totals columns={columns} />}
      </table>
      {rowActions && (
        <PrimaryAction<Row>
          body={body}
          rows={rows}
          rowKey={rowKey}
          rowName={props.rowName}
          rowActions={rowActions}
        />
      )}
    </div>
  );
}

/** The totals row of a table that shows all of its records. */
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

const noActions = () => [];

/** Returns the `aria-sort` value of a column. */
function orderOf<Row>(column: Column<Row>, sort: string | undefined) {
  if (column.sort === undefined) return undefined;
  return sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : undefined;
}

/** Returns a function that selects or deselects a row; its identity is stable across selections. */
function useToggle(
  selected: ReadonlySet<string> | undefined,
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined,
) {
  const latest = useRef({ selected, onSelect });
  useLayoutEffect(() => {
    latest.current = { selected, onSelect };
  });
  return useCallback((key: string, chosen: boolean) => {
    const { selected: now = new Set<string>(), onSelect: select } = latest.current;
    select?.(withKeys(now, [key], chosen));
  }, []);
}

function withKeys(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean) {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
