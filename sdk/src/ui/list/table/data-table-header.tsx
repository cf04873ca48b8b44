import { memo } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { classNames } from '../../class-names';
import { useUiText } from '../../text/use-ui-text';
import type { Column } from './column';
import styles from './data-table.module.css';
import { Icon } from '../../components/icon';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  /** Current sort order of this column. */
  order: 'ascending' | 'descending' | undefined;
  onSort?(sort: string): void;
}

function Heading<Row>({ column, order, onSort }: HeaderCellProps<Row>) {
  const text = useUiText();
  const { title, detail, align, width, wideOnly } = column;
  const shared = {
    scope: 'col',
    style: { width },
    className: classNames(align === 'end' && styles['end'], wideOnly && styles['wideOnly']),
  } as const;
  const beside = detail && (
    <span className={styles['detail']} data-of={`${title}${text('colon')}`}>
      {detail}
    </span>
  );
  if (column.sort === undefined || !onSort)
    return (
      <th {...shared}>
        <span className={styles['heading']}>{title}</span> {beside}
      </th>
    );

  const ascending = order === 'ascending';
  const next = ascending ? `-${column.sort}` : column.sort;
  return (
    <th {...shared} aria-sort={order}>
      <button
        type="button"
        className={styles['sort']}
        data-sort={next}
        title={text(ascending ? 'list.sortDescending' : 'list.sortAscending', { column: title })}
        onClick={() => onSort(next)}
      >
        {title}
        <Icon of={ascending ? ArrowUp : order ? ArrowDown : ChevronsUpDown} size={14} />
      </button>{' '}
      {beside}
    </th>
  );
}

/** A column heading; a click sorts by the column, a second one reverses the order. */
export const HeaderCell = memo(Heading) as typeof Heading;
