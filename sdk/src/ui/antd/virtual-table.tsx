import type { TableProps } from 'antd/es/table';
import { useMemo, type ComponentProps } from 'react';

/**
 * Returns the ARIA roles that antd's virtual table lacks: its header is a separate table, and its rows are
 * plain `div`s. For screen readers, all of it becomes one table with row indexes.
 */
export function useTableRoles<Row extends object>(props: TableProps<Row>, label?: string) {
  const { virtual, dataSource, loading, onRow, components } = props;
  const rows = useMemo<TableProps<Row>['onRow']>(
    // The header is row 1.
    () => (row, index) => ({ ...onRow?.(row, index), 'aria-rowindex': (index ?? 0) + 2 }),
    [onRow],
  );
  const parts = useMemo(() => ({ ...components, ...roles }), [components]);
  if (!virtual) return null;
  // antd's spinner wrapper is a live region: it would announce every row that scrolls into view.
  const frame = {
    spinning: loading === true,
    role: 'table',
    'aria-live': 'off' as const,
    'aria-label': label,
    'aria-rowcount': (dataSource?.length ?? 0) + 1,
  };
  return { loading: frame, onRow: rows, components: parts };
}

const roles = {
  header: {
    table: (props: ComponentProps<'table'>) => <table {...props} role="presentation" />,
    row: (props: ComponentProps<'tr'>) => <tr {...props} role="row" aria-rowindex={1} />,
    cell: (props: ComponentProps<'th'>) => <th {...props} role="columnheader" />,
  },
  body: {
    wrapper: (props: ComponentProps<'div'>) => <div {...props} role="rowgroup" />,
    row: (props: ComponentProps<'div'>) => <div {...props} role="row" />,
    cell: (props: ComponentProps<'div'>) => <div {...props} role="cell" />,
  },
};
