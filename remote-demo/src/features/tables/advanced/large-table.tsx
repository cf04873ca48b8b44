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

/** Height of everything above and below the rows, in pixels. */
const surroundingHeight = 460;

/** Virtualized table of all rows. */
export default function LargeTable({ rows, shown, sort, onSort, selected, onSelect }: Props) {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const columns = useTableColumns(shown, sort);
  const height = useSyncExternalStore(onResize, () =>
    Math.max(window.innerHeight - surroundingHeight, 320),
  );
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
        // Rows that a search hides stay selected.
        preserveSelectedRowKeys: true,
        // antd's own label is English in every language.
        getTitleCheckboxProps: () => ({ 'aria-label': t('tables.selectAll') }),
        onChange: (keys) => onSelect(keys.map(Number)),
        renderCell: (checked, { full_name: name }, _, own) => (
          <RowCheckbox checked={checked} label={text('list.select', { name })} own={own} />
        ),
      }}
      onChange={(_, __, sorter) => {
        const { columnKey, order } = [sorter].flat()[0] ?? {};
        onSort(order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : '');
      }}
    />
  );
}

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** antd's checkbox, which is too expensive to render during scrolling. */
  own: ReactNode;
}

/** Row checkbox. antd's handler selects a range on a click with Shift. */
function RowCheckbox({ label, checked, own }: RowCheckboxProps) {
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
