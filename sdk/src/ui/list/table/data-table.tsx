import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import { useUiText } from '../../text/use-ui-text';
import { Checkbox } from '../../components/checkbox';
import type { Column } from './column';
import { HeaderCell } from './data-table-header';
import { cellClass, DataRow } from './data-table-row';
import styles from './data-table.module.css';
import { LikeliestAct, RoomForActs } from './likeliest-act';
import type { MenuItem } from '../../components/menu';
import { RowActionsContext, type ActionsOfRow } from './row-menu';
import { useRowFocus } from '../../components/row-focus';
import { useRowPlaces } from './row-places';
import { listenToRows } from './row-press';
import { useTableRoom } from './use-table-room';
import { VisuallyHidden } from '../../components/visually-hidden';

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** Made once: rows render anew where they are others. */
  columns: readonly Column<Row>[];
  /** The records, in the order in which they are shown. */
  rows: readonly Row[];
  /** Id of a record. */
  rowKey(row: Row): string;
  /** Names a row in "Actions for ..." and "Select ...". */
  rowName?(row: Row): string;
  /**
   * Acts of the row's menu, asked for again when it is opened; a row without any has no menu. The
   * likeliest of them shows beside the row that is pointed at.
   */
  rowActions?(row: Row): readonly MenuItem[];
  /** `name` or `-name` for descending. */
  sort?: string;
  /** A heading was pressed; columns with a `sort` can be. */
  onSort?(sort: string): void;
  /** Keys of the chosen rows; with `onSelect`, rows have boxes. */
  selected?: ReadonlySet<string>;
  /** Called with all keys that are chosen then. */
  onSelect?(selected: ReadonlySet<string>): void;
  /** Newer rows are on their way: these stay, and say so. */
  busy?: boolean;
  /** Small rows for many figures, in a drawer. */
  dense?: boolean;
  /** The heading stays in sight while the page is scrolled. */
  stickyHeader?: boolean;
  /** The rows have become cards, for want of room, or are rows again: before that is painted. */
  onCards?(cards: boolean): void;
}

/**
 * A table that turns its rows into cards where they do not fit. The first column names the row; where
 * it holds a link, the row opens wherever it is pressed.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, selected, onSelect } = props;
  const text = useUiText();
  const keys = rows.map(rowKey);
  const selectable = selected !== undefined && onSelect !== undefined;
  const chosen = selectable ? keys.filter((key) => selected.has(key)).length : 0;
  const { rowActions } = props;
  const acts = rowActions && rows.map(rowActions);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => (body.current ? listenToRows(body.current) : undefined), []);
  const toggle = useToggle(selected, onSelect);
  const place = useTableRoom(columns, props.onCards);
  const places = useRowPlaces(keys);
  useRowFocus(body, keys);

  return (
    <div ref={place} className={classNames(styles['container'], props.dense && styles['small'])}>
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
                <RoomForActs acts={acts ?? []} />
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
                  key={places.get(key)}
                  row={row}
                  id={key}
                  name={props.rowName?.(row) ?? key}
                  columns={columns}
                  selected={selectable ? selected.has(key) : undefined}
                  onToggle={toggle}
                  hasActions={rowActions !== undefined}
                  hasMenu={Boolean(acts?.[index]?.length)}
                />
              );
            })}
          </RowActionsContext>
        </tbody>
        {columns.some(({ total }) => total !== undefined) && <Totals columns={columns} />}
      </table>
      {rowActions && (
        <LikeliestAct<Row>
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

const noActions = () => [];

/** How the list is sorted by a column. */
function orderOf<Row>(column: Column<Row>, sort: string | undefined) {
  if (column.sort === undefined) return undefined;
  return sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : undefined;
}

/** Chooses a row or lets go of it: the same function however often the choice changes. */
function useToggle(
  selected: ReadonlySet<string> | undefined,
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined,
) {
  const newest = useRef({ selected, onSelect });
  useLayoutEffect(() => {
    newest.current = { selected, onSelect };
  });
  return useCallback((key: string, chosen: boolean) => {
    const { selected: now = new Set<string>(), onSelect: select } = newest.current;
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
