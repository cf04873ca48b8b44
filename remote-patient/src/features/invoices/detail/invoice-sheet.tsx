import { useId, type ReactNode } from 'react';
import type { InvoiceDocument } from './invoice-document';
import styles from './invoice-sheet.module.css';

interface InvoiceSheetProps {
  document: InvoiceDocument;
  /** Under whom it is billed to, on the screen alone. */
  billToAct?: ReactNode;
}

/** The invoice as a sheet of paper: what is on it is what is printed. */
export function InvoiceSheet({ document, billToAct }: InvoiceSheetProps) {
  const { title, facts, from, billTo, columns, lines, totals, payments } = document;
  const titleId = useId();
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className={styles.parties}>
        <Party {...from} />
        <Party {...billTo}>{billToAct && <p className={styles.screenOnly}>{billToAct}</p>}</Party>
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{columns.text}</th>
            <th scope="col">{columns.period}</th>
            <th scope="col">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.text} ${line.period}`}>
              <td>{line.text}</td>
              <td>{line.period}</td>
              <td>{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        {totals.map(({ label, amount, strong }) => (
          <div key={label} className={strong ? styles.strong : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {payments.rows.length > 0 && (
        <section className={styles.payments}>
          <h3>{payments.heading}</h3>
          <ul>
            {payments.rows.map(({ text, amount }) => (
              <li key={text}>
                <span>{text}</span>
                <span>{amount}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Party({
  heading,
  lines,
  children,
}: {
  heading: string;
  lines: readonly string[];
  children?: ReactNode;
}) {
  return (
    <section>
      <h3>{heading}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  );
}
