import ChartLine from 'lucide-react/icons/chart-line';
import Globe from 'lucide-react/icons/globe';
import Table2 from 'lucide-react/icons/table-2';
import { IconButton } from '../components/icon-button';
import { useUiText } from '../text/use-ui-text';
import type { ChartTable } from './chart-data';
import styles from './chart.module.css';

export interface AsTableButtonProps {
  /** Whether the table is shown. */
  asTable: boolean;
  onChange(asTable: boolean): void;
  /** Type of the drawing that the table replaces. */
  drawing?: 'chart' | 'map';
}

const drawings = {
  chart: { icon: ChartLine, label: 'chart.showChart' },
  map: { icon: Globe, label: 'chart.showMap' },
} as const;

/** Toggles between a drawing and its table. */
export function AsTableButton({ asTable, onChange, drawing = 'chart' }: AsTableButtonProps) {
  const text = useUiText();
  const { icon, label } = drawings[drawing];
  return (
    <IconButton
      size="small"
      icon={asTable ? icon : Table2}
      label={text(asTable ? label : 'chart.showTable')}
      aria-pressed={asTable}
      onClick={() => onChange(!asTable)}
    />
  );
}

export interface FigureTableProps extends ChartTable {
  /** Accessible name of the table. */
  label: string;
}

/** A plain table of figures; the first column has the row headers. */
export function FigureTable({ label, headings, rows }: FigureTableProps) {
  return (
    <table aria-label={label} className={styles['table']}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([category, ...values], row) => (
          <tr key={`${category}-${row}`}>
            <th scope="row">{category}</th>
            {values.map((value, column) => (
              <td key={headings[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
