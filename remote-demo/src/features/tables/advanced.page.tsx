import { useMemo, useState } from 'react';
import Columns from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import { sampleRowStatuses, type SampleRow } from '@praxis/contract/demo/sample-table';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  lazyComponent,
  Loading,
  Menu,
  useIntlLanguage,
} from '@praxis/sdk/ui';
import {
  BulkBar,
  downloadCsv,
  ListToolbar,
  toCsv,
  useListQuery,
  type ListFilter,
} from '@praxis/sdk/ui/list';
import { useStatusText } from '../../shared/statuses/statuses';
import { filterRows, filterNames, valuesOf } from './advanced/filter-rows';
import styles from './advanced/large-table.module.css';
import { searchableTextIn } from './advanced/searchable-text';
import { columnKeys, useShownColumns } from './advanced/use-shown-columns';
import { largeTableQuery } from './queries';
import { TablePage } from './table-page';
import { useCsvColumns } from './use-csv-columns';

const LargeTable = lazyComponent(
  () => import(/* webpackChunkName: "large-table" */ './advanced/large-table'),
  <Loading shape="rows" count={10} />,
);

const none: readonly SampleRow[] = [];

/** Table of 10,000 people: searched, filtered, sorted, selected and exported in the browser. */
export default function AdvancedTablePage() {
  const { t } = useTranslation('demo');
  const { data, error, loading, reload } = useQuery(largeTableQuery, {});
  const list = useListQuery({ filters: filterNames, publicSearch: true });
  const all = data ?? none;
  const language = useIntlLanguage();
  const searchableText = useMemo(() => searchableTextIn(language), [language]);
  const rows = useMemo(() => filterRows(all, list, searchableText), [all, list, searchableText]);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const { shown, toggle } = useShownColumns();
  const csv = { name: t('tables.people'), columns: useCsvColumns(shown) };
  const exportSelected = () => {
    const people = all.filter(({ id }) => chosen.has(id));
    downloadCsv(csv.name, toCsv(csv.columns, people, language));
  };

  return (
    <TablePage kind="advanced">
      <Card flush>
        <ListToolbar<SampleRow>
          list={list}
          filters={useFilters(all)}
          searchLabel={t('tables.search')}
          sorts={(['name', ...columnKeys] as const).map((field) => ({
            field,
            title: t(`tables.field.${field}`),
          }))}
          tools={
            <Menu
              label={t('tables.columns')}
              items={columnKeys.map((key) => ({
                key,
                label: t(`tables.field.${key}`),
                checked: shown.includes(key),
                multiple: true,
                onSelect: () => toggle(key),
              }))}
            >
              <Button size="small" icon={Columns}>
                {t('tables.columns')}
              </Button>
            </Menu>
          }
          csv={rows.length > 0 ? csv : undefined}
          rows={rows}
          total={rows.length}
        />
        {error ? (
          <ErrorState failure={error} onRetry={reload} retrying={loading} />
        ) : data === null ? (
          <Loading shape="rows" count={10} />
        ) : rows.length === 0 ? (
          <EmptyState
            drawing="search"
            title={t('tables.noMatch')}
            action={<Button onClick={list.clear}>{t('tables.clear')}</Button>}
          />
        ) : (
          <LargeTable
            rows={rows}
            shown={shown}
            sort={list.sort}
            onSort={list.setSort}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        {selected.length > 0 && (
          <BulkBar
            count={selected.length}
            unseen={selected.length - rows.filter(({ id }) => chosen.has(id)).length}
            onClear={() => setSelected([])}
          >
            <Button size="small" icon={Download} onClick={exportSelected}>
              {t('tables.exportSelected')}
            </Button>
          </BulkBar>
        )}
        <p role="status" className={styles['count']}>
          {data &&
            t('tables.count', {
              count: rows.length,
              shown: rows.length,
              total: all.length,
            })}
        </p>
      </Card>
    </TablePage>
  );
}

/** Filters by position, city and status, with the values that occur. */
function useFilters(all: readonly SampleRow[]): ListFilter[] {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  return useMemo(() => {
    const plain = (name: 'post' | 'city') => ({
      name,
      label: t(`tables.field.${name}`),
      options: valuesOf(all, name).map((value) => ({ value, label: value })),
    });
    return [
      plain('post'),
      plain('city'),
      {
        name: 'status',
        label: t('tables.field.status'),
        options: sampleRowStatuses.map((status) => ({
          value: `${status}`,
          label: statusText('person', `${status}`),
        })),
      },
    ];
  }, [all, t, statusText]);
}
