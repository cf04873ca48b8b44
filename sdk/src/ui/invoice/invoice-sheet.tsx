import { useId, type ReactNode } from 'react';
import type { InvoiceDocument, InvoiceFact, InvoiceParty } from './invoice-document';
import { InvoiceLines } from './invoice-lines';
import styles from './invoice-sheet.module.css';

interface InvoiceSheetProps {
  document: InvoiceDocument;
  /** Action below the billing address, on screen only. */
  billToAct?: ReactNode;
}

/** The invoice laid out as a page, which is also what is printed. */
export function InvoiceSheet({ document, billToAct }: InvoiceSheetProps) {
  const { title, facts, from, billTo, payTo, totals, payments, remarks = [] } = document;
  const titleId = useId();
  return (
    <article className={styles['sheet']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <Facts facts={facts} />
      </header>
      <div className={styles['parties']}>
        <Party {...from} />
        <Party {...billTo}>
          {billToAct && <p className={styles['screenOnly']}>{billToAct}</p>}
        </Party>
      </div>
      <InvoiceLines document={document} />
      <dl className={styles['totals']}>
        {totals.map(({ label, amount, strong }) => (
          <div key={label} className={strong ? styles['strong'] : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {payments.rows.length > 0 && (
        <section className={styles['payments']}>
          <h3>{payments.heading}</h3>
          <ul>
            {payments.rows.map(({ text, amount }, index) => (
              <li key={index}>
                <span>{text}</span>
                <span>{amount}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {payTo && (
        <section className={styles['payTo']}>
          <h3>{payTo.heading}</h3>
          <Facts facts={payTo.facts} />
        </section>
      )}
      {remarks.map(({ heading, text }) => (
        <section key={heading} className={styles['remark']}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}

function Facts({ facts }: { facts: readonly InvoiceFact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Party({ heading, lines, children }: InvoiceParty & { children?: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {children}
    </section>
  );
}
