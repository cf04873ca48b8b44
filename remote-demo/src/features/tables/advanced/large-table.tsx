import { useSyncExternalStore, type FormEvent, type ReactElement, type ReactNode } from 'react';
import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { useTranslation } from '@praxis/sdk';
import { Checkbox, useUiText } from '@praxis/sdk/ui';
import { Table } from '@praxis/sdk/ui/table';
import styles from './large-table.module.css';
import type { ColumnKey } from './use-shown-columns';
import { useRowKeys } from './use-row-keys';
import { useTableColumns, widthOf } from './use-table-columns';

interface Props {
  rows: SampleRow[];
  shown: readonly ColumnKey[];
  sort: string;
  onSort(sort: string): void;
  selected: readonly number[];
  onSelect(selected: number[]): void;
}

/** What stands above and below the rows. */
const around = 460;

/** All rows in one table, of which only those in sight are drawn. */
export default function LargeTable({ rows, shown, sort, onSort, selected, onSelect }: Props) {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const columns = useTableColumns(shown, sort);
  const height = useSyncExternalStore(onResize, () => Math.max(window.innerHeight - around, 320));
  const { table, onKeyDown } = useRowKeys(rows);
  return (
    <Table<SampleRow>
      ref={table}
      className={styles['table']}
      virtual
      label={t('tables.people')}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={rows}
      pagination={false}
      showSorterTooltip={false}
      onRow={() => ({ onKeyDown })}
      scroll={{ x: widthOf(shown), y: height }}
      rowSelection={{
        columnWidth: 48,
        selectedRowKeys: [...selected],
        // What a search does not find stays chosen when another row is.
        preserveSelectedRowKeys: true,
        // antd's name for it is English in every language.
        getTitleCheckboxProps: () => ({ 'aria-label': t('tables.selectAll') }),
        onChange: (keys) => onSelect(keys.map(Number)),
        renderCell: (checked, { full_name: name }, _, own) => (
          <RowBox checked={checked} label={text('list.select', { name })} own={own} />
        ),
      }}
      onChange={(_, __, sorter) => {
        const { columnKey, order } = [sorter].flat()[0] ?? {};
        onSort(order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : '');
      }}
    />
  );
}

interface RowBoxProps {
  label: string;
  checked: boolean;
  /** antd's box, which is too much for what is made anew while one scrolls. */
  own: ReactNode;
}

/** The box of a row. What a press does antd's knows: with Shift it chooses all rows between. */
function RowBox({ label, checked, own }: RowBoxProps) {
  const { props } = own as ReactElement<{ onChange(event: FormEvent): void }>;
  return (
    <span className={styles['check']} onChange={props.onChange}>
      <Checkbox label={label} checked={checked} onChange={ignored} />
    </span>
  );
}

const ignored = () => undefined;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
