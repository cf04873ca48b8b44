import { useEffect, useState, type ReactNode } from 'react';
import type { QueryResult } from '../../data/use-query';
import { Button } from '../components/button';
import { Card } from '../components/card';
import type { Column } from './table/column';
import { DataTable, type DataTableProps } from './table/data-table';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { Loading } from '../components/loading';
import { useUiText } from '../text/use-ui-text';
import { isPhone } from '../media';
import { BulkBar } from './bulk-bar';
import type { CsvExport } from './csv-button';
import type { ListFilter } from './filter-chips';
import styles from './list-page.module.css';
import { ListStatus } from './list-status';
import { ListToolbar } from './list-toolbar';
import type { ListSort } from './list-tools';
import { Pagination } from './pagination';
import type { ListQueryControl } from './use-list-query';
import { useKnownFilters } from './use-known-filters';

export interface ListPageProps<Row> extends Omit<
  DataTableProps<Row>,
  'rows' | 'sort' | 'onSort' | 'selected' | 'onSelect' | 'busy' | 'stickyHeader' | 'onCards'
> {
  /** Returned by `useListQuery`. */
  list: ListQueryControl;
  /** Result with the rows of this page and the number of rows on all pages. */
  query: QueryResult<{ items: readonly Row[]; total: number }>;
  /** Filters that the list offers. */
  filters?: readonly ListFilter[];
  /** Label of the search box; without it the list has no search. */
  searchLabel?: string;
  /** Empty state of a list without records: what belongs here and how to create the first. */
  empty: ReactNode;
  /** The list's current tab; changing it clears the selection. */
  tab?: string;
  /** Renders bulk actions for the selected rows; makes rows selectable. */
  bulkActions?(rows: readonly Row[], clear: () => void): ReactNode;
  /** Columns of the CSV export, which is named after the list and covers all pages. */
  csv?: ListCsv<Row>;
  /** Additional filter controls next to the search; on a phone they are in the filter sheet. */
  tools?: ReactNode;
}

/** A list's columns for a spreadsheet. */
export interface ListCsv<Row> extends Omit<CsvExport<Row>, 'name'> {
  /** Label of the current tab, appended to the file name. */
  part?: string;
}

const noFilters: readonly ListFilter[] = [];
const noRows: readonly never[] = [];

const sortsOf = <Row,>(columns: readonly Column<Row>[]): ListSort[] =>
  columns.flatMap(({ sort: field, title }) => (field === undefined ? [] : [{ field, title }]));

function csvExportOf<Row>({ csv, label }: ListPageProps<Row>): CsvExport<Row> | undefined {
  return csv && { ...csv, name: csv.part === undefined ? label : `${label} - ${csv.part}` };
}

/** A list with search, filters, table, bulk actions, pagination and CSV export, below the page's header. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { query, filters = noFilters, bulkActions } = props;
  const list = useKnownFilters(props.list, filters);
  const { data, loading, error: failure, reload } = query;
  // While another page or order loads, the previous rows stay, dimmed, unless there were none.
  const shownData = data ?? (query.shown?.items.length ? query.shown : null);
  const rows = shownData?.items ?? null;
  const total = shownData?.total ?? 0;
  // Includes the records, so that bulk actions also work on rows of other pages.
  const [selected, setSelected] = useSelected<Row>(props.tab);
  const [areCards, setAreCards] = useState(isPhone);
  const clear = () => setSelected(new Map());
  const select = (keys: ReadonlySet<string>) =>
    setSelected(
      new Map([
        ...[...selected].filter(([key]) => keys.has(key)),
        ...(rows ?? [])
          .map((row) => [props.rowKey(row), row] as const)
          .filter(([key]) => keys.has(key)),
      ]),
    );
  const lastPage = Math.max(1, Math.ceil(total / list.perPage));
  // The last row of the last page was removed, or a link points to a page that no longer exists.
  const isPastEnd = data?.items.length === 0 && !loading && !failure && list.page > lastPage;
  const shown = isPastEnd ? null : rows;
  const { setPage } = list;

  useEffect(() => {
    if (isPastEnd) setPage(lastPage, true);
  }, [isPastEnd, lastPage, setPage]);

  return (
    <Card flush className={styles['list']}>
      <ListToolbar<Row>
        areCards={areCards}
        list={list}
        filters={filters}
        searchLabel={props.searchLabel}
        sorts={sortsOf(props.columns)}
        tools={props.tools}
        csv={rows && !failure && total > 0 ? csvExportOf(props) : undefined}
        rows={rows ?? noRows}
        total={total}
      />
      {failure ? (
        <ErrorState failure={failure} onRetry={reload} retrying={loading} />
      ) : !shown ? (
        <Loading shape="rows" count={Math.min(list.perPage, 10)} />
      ) : shown.length === 0 && !loading ? (
        <EmptyList {...props} list={list} />
      ) : (
        <DataTable
          {...props}
          rows={shown}
          sort={list.sort}
          onSort={list.setSort}
          busy={loading}
          stickyHeader
          onCards={setAreCards}
          {...(bulkActions ? { selected: new Set(selected.keys()), onSelect: select } : {})}
        />
      )}
      {bulkActions && selected.size > 0 && (
        <BulkBar
          count={selected.size}
          unseen={selected.size - countSelected(selected, rows ?? noRows, props.rowKey)}
          onClear={clear}
        >
          {bulkActions(latestRows(selected, rows ?? [], props.rowKey), clear)}
        </BulkBar>
      )}
      {shown && !failure && total > 0 && (
        <Pagination
          page={list.page}
          perPage={list.perPage}
          total={total}
          onPage={list.setPage}
          onPerPage={list.setPerPage}
        />
      )}
      <ListStatus
        list={list}
        tab={props.tab}
        loading={loading && shown !== null}
        total={shown && !failure ? total : null}
      />
    </Card>
  );
}

type Selected<Row> = ReadonlyMap<string, Row>;

/** State of the selected rows, per tab. */
function useSelected<Row>(
  tab: string | undefined,
): [Selected<Row>, (selected: Selected<Row>) => void] {
  const [chosen, setChosen] = useState<{ tab?: string; rows: Selected<Row> }>({ rows: new Map() });
  return [chosen.tab === tab ? chosen.rows : new Map(), (rows) => setChosen({ tab, rows })];
}

/** Returns the selected records, in their latest version if they are on this page. */
function latestRows<Row>(
  chosen: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Row[] {
  const shown = new Map(rows.map((row) => [rowKey(row), row]));
  return [...chosen].map(([key, row]) => shown.get(key) ?? row);
}

/** Counts the selected rows on this page. */
const countSelected = <Row,>(
  chosen: Selected<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): number => rows.filter((row) => chosen.has(rowKey(row))).length;

function EmptyList<Row>({ list, empty }: ListPageProps<Row>) {
  const text = useUiText();
  if (!list.isFiltered) return empty;
  return (
    <EmptyState
      drawing="search"
      title={list.q === '' ? text('list.noMatchTitle') : text('list.noMatchFor', { text: list.q })}
      action={<Button onClick={list.clear}>{text('list.clearFilters')}</Button>}
    >
      {text(list.q === '' ? 'list.noMatchFilters' : 'list.noMatchText')}
    </EmptyState>
  );
}
