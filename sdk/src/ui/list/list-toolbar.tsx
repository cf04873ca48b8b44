import { Fragment } from 'react';
import { classNames } from '../class-names';
import { usePhone } from '../media';
import { CsvButton } from './csv-button';
import { FilterChips } from './filter-chips';
import { FilterSheetButton } from './filter-sheet-button';
import styles from './list-toolbar.module.css';
import type { ListTools } from './list-tools';
import { SearchBox } from './search-box';

interface ListToolbarProps<Row> extends ListTools<Row> {
  /** Whether rows are cards, which have no headings to sort by. */
  areCards?: boolean;
}

/**
 * Search, filters and export of a list. On a phone, and above cards, everything except the search moves
 * to a sheet, so that the first record stays in view and sorting remains available.
 */
export function ListToolbar<Row>({ areCards = false, ...props }: ListToolbarProps<Row>) {
  const { list, filters, searchLabel, sorts, tools, csv, rows } = props;
  const isPhone = usePhone();
  const isShort = isPhone || areCards;
  const hasFilters = filters.length > 0 || list.isFiltered;
  const hasTools = Boolean(tools) || csv !== undefined;
  const hasSheet = isShort && (filters.length > 0 || sorts.length > 0 || hasTools);
  if (searchLabel === undefined && !(isShort ? hasSheet : hasFilters || hasTools)) return null;
  return (
    <div className={classNames(styles['toolbar'], isShort && styles['short'])}>
      {searchLabel !== undefined && (
        <SearchBox label={searchLabel} value={list.q} onSearch={list.setSearch} />
      )}
      {isShort ? (
        hasSheet && <FilterSheetButton {...props} />
      ) : (
        <>
          {hasFilters && (
            <FilterChips
              filters={filters}
              chosen={list.filters}
              isFiltered={list.isFiltered}
              setFilter={list.setFilter}
              clear={list.clear}
            />
          )}
          <div className={styles['tools']}>
            <Fragment key={list.clears}>{tools}</Fragment>
            {csv && <CsvButton csv={csv} rows={rows} />}
          </div>
        </>
      )}
    </div>
  );
}
