import { usePhone } from '../use-phone';
import { CsvButton } from './csv-button';
import { FilterChips } from './filter-chips';
import { FilterSheetButton } from './filter-sheet-button';
import styles from './list-toolbar.module.css';
import type { ListTools } from './list-tools';
import { SearchBox } from './search-box';

/**
 * What a list is searched, filtered and exported with. On a phone all but the search is in a sheet,
 * so that the first record is in sight.
 */
export function ListToolbar<Row>(props: ListTools<Row>) {
  const { list, filters, searchLabel, sorts, tools, csv, rows } = props;
  const isPhone = usePhone();
  const hasFilters = filters.length > 0 || list.isFiltered;
  const hasTools = Boolean(tools) || csv !== undefined;
  const hasSheet = isPhone && (filters.length > 0 || sorts.length > 0 || hasTools);
  if (searchLabel === undefined && !(isPhone ? hasSheet : hasFilters || hasTools)) return null;
  return (
    <div className={styles['toolbar']}>
      {searchLabel !== undefined && (
        <SearchBox label={searchLabel} value={list.q} onSearch={list.setSearch} />
      )}
      {isPhone ? (
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
            {tools}
            {csv && <CsvButton csv={csv} rows={rows} />}
          </div>
        </>
      )}
    </div>
  );
}
