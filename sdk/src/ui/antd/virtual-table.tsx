import type { TableProps } from 'antd/es/table';
import { useMemo, type ComponentProps } from 'react';

/**
 * What antd's virtual table lacks for a screen reader: its heading is a table of its own, and its rows
 * are plain boxes. All of it is one table here, whose rows say which of all they are.
 */
export function useTableRoles<Row extends object>(props: TableProps<Row>, label?: string) {
  const { virtual, dataSource, loading, onRow, components } = props;
  const rows = useMemo<TableProps<Row>['onRow']>(
    // The heading is the first row.
    () => (row, index) => ({ ...onRow?.(row, index), 'aria-rowindex': (index ?? 0) + 2 }),
    [onRow],
  );
  const parts = useMemo(() => ({ ...components, ...roles }), [components]);
  if (!virtual) return null;
  // antd's frame for what loads, which has all in it read out as it changes: every row that comes
  // while one scrolls.
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
