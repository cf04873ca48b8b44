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
import { isPhone } from '../use-phone';
import { BulkBar } from './bulk-bar';
import type { CsvExport } from './csv-button';
import type { ListFilter } from './filter-chips';
import styles from './list-page.module.css';
import { ListStatus } from './list-status';
import { ListToolbar } from './list-toolbar';
import type { ListSort } from './list-tools';
import { Pagination } from './pagination';
import type { ListQueryControl } from './use-list-query';
import { useOffered } from './use-offered';

export interface ListPageProps<Row> extends Omit<
  DataTableProps<Row>,
  'rows' | 'sort' | 'onSort' | 'selected' | 'onSelect' | 'busy' | 'stickyHeader' | 'onCards'
> {
  /** Of `useListQuery`. */
  list: ListQueryControl;
  /** Holds the rows of this page, and how many there are on all pages. */
  query: QueryResult<{ items: readonly Row[]; total: number }>;
  /** What the list can be narrowed by. */
  filters?: readonly ListFilter[];
  /** Left out: the list cannot be searched. */
  searchLabel?: string;
  /** Shown when there is nothing at all: says what belongs here and how to make the first. */
  empty: ReactNode;
  /** The tab that the list is under: rows that were chosen under another one are let go of. */
  tab?: string;
  /** Acts on the chosen rows; makes rows choosable. */
  bulkActions?(rows: readonly Row[], clear: () => void): ReactNode;
  /** What a file of the list holds; made of all its pages. It bears the list's name. */
  csv?: ListCsv<Row>;
  /** Beside the search, on a phone with the filters: what else narrows the list. */
  tools?: ReactNode;
}

/** A list's columns for a spreadsheet. */
export interface ListCsv<Row> extends Omit<CsvExport<Row>, 'name'> {
  /** Which part of the list it is, where the list has tabs: the tab's label. */
  part?: string;
}

const noFilters: readonly ListFilter[] = [];
const noRows: readonly never[] = [];

const sortsOf = <Row,>(columns: readonly Column<Row>[]): ListSort[] =>
  columns.flatMap(({ sort: field, title }) => (field === undefined ? [] : [{ field, title }]));

function fileOf<Row>({ csv, label }: ListPageProps<Row>): CsvExport<Row> | undefined {
  return csv && { ...csv, name: csv.part === undefined ? label : `${label} - ${csv.part}` };
}

/** A list with search, filters, table, bulk bar, paging and CSV. The page's header stands above it. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { query, filters = noFilters, bulkActions } = props;
  const list = useOffered(props.list, filters);
  const { data, loading, error: failure, reload } = query;
  // Another page or order is on its way: the last rows stay, dimmed, unless there were none.
  const answer = data ?? (query.shown?.items.length ? query.shown : null);
  const rows = answer?.items ?? null;
  const total = answer?.total ?? 0;
  // With their records: what was chosen on another page of the list can still be acted on.
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
  // The last row of the last page has gone, or a link is older than the list.
  const isBeyond = data?.items.length === 0 && !loading && !failure && list.page > lastPage;
  const shown = isBeyond ? null : rows;
  const { setPage } = list;

  useEffect(() => {
    if (isBeyond) setPage(lastPage, true);
  }, [isBeyond, lastPage, setPage]);

  return (
    <Card flush className={styles['list']}>
      <ListToolbar<Row>
        areCards={areCards}
        list={list}
        filters={filters}
        searchLabel={props.searchLabel}
        sorts={sortsOf(props.columns)}
        tools={props.tools}
        csv={rows && !failure && total > 0 ? fileOf(props) : undefined}
        rows={rows ?? noRows}
        total={total}
      />
      {failure ? (
        <ErrorState failure={failure} onRetry={reload} retrying={loading} />
      ) : !shown ? (
        <Loading shape="rows" count={Math.min(list.perPage, 10)} />
      ) : shown.length === 0 && !loading ? (
        <NothingHere {...props} list={list} />
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
          unseen={selected.size - chosenOf(selected, rows ?? noRows, props.rowKey)}
          onClear={clear}
        >
          {bulkActions(newestOf(selected, rows ?? [], props.rowKey), clear)}
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

/** The chosen rows of a tab. */
function useSelected<Row>(
  tab: string | undefined,
): [Selected<Row>, (selected: Selected<Row>) => void] {
  const [chosen, setChosen] = useState<{ tab?: string; rows: Selected<Row> }>({ rows: new Map() });
  return [chosen.tab === tab ? chosen.rows : new Map(), (rows) => setChosen({ tab, rows })];
}

/** The chosen records, as they are shown now where they are in sight. */
function newestOf<Row>(
  chosen: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Row[] {
  const shown = new Map(rows.map((row) => [rowKey(row), row]));
  return [...chosen].map(([key, row]) => shown.get(key) ?? row);
}

/** How many of the rows in sight are chosen. */
const chosenOf = <Row,>(
  chosen: Selected<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): number => rows.filter((row) => chosen.has(rowKey(row))).length;

function NothingHere<Row>({ list, empty }: ListPageProps<Row>) {
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
