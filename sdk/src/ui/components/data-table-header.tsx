import { memo } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { classNames } from '../class-names';
import { useUiText } from '../text/use-ui-text';
import { useNear } from '../use-near';
import type { Column } from './column';
import styles from './data-table.module.css';
import { Icon } from './icon';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  /** How the list is sorted by it now. */
  order: 'ascending' | 'descending' | undefined;
  onSort?(sort: string): void;
  onSortNear?(sort: string): void;
}

function Heading<Row>({ column, order, onSort, onSortNear }: HeaderCellProps<Row>) {
  const text = useUiText();
  const ascending = order === 'ascending';
  const next = ascending && column.sort !== undefined ? `-${column.sort}` : column.sort;
  const near = useNear(next, onSortNear);
  const { title, detail, align, width, wideOnly } = column;
  const shared = {
    scope: 'col',
    style: { width },
    className: classNames(align === 'end' && styles['end'], wideOnly && styles['wideOnly']),
  } as const;
  const beside = detail && (
    <span className={styles['detail']} data-of={title}>
      {detail}
    </span>
  );
  if (next === undefined || !onSort)
    return (
      <th {...shared}>
        <span className={styles['heading']}>{title}</span> {beside}
      </th>
    );

  return (
    <th {...shared} aria-sort={order}>
      <button
        type="button"
        className={styles['sort']}
        title={text(ascending ? 'list.sortDescending' : 'list.sortAscending', { column: title })}
        onClick={() => onSort(next)}
        {...near}
      >
        {title}
        <Icon of={ascending ? ArrowUp : order ? ArrowDown : ChevronsUpDown} size={14} />
      </button>{' '}
      {beside}
    </th>
  );
}

/** A heading; pressing it sorts by the column, pressing it again turns the order. */
export const HeaderCell = memo(Heading) as typeof Heading;
