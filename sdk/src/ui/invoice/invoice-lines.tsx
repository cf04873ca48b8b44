import type { InvoiceColumn, InvoiceDocument } from './invoice-document';
import styles from './invoice-sheet.module.css';

const cellClass = ({ align }: InvoiceColumn) => (align === 'end' ? styles['end'] : undefined);

/** The table of line items. */
export function InvoiceLines({ document }: { document: InvoiceDocument }) {
  const { columns, lines } = document;
  return (
    <table className={styles['lines']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={cellClass(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            {columns.map((column, at) => (
              <td key={column.label} className={cellClass(column)}>
                {line[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
