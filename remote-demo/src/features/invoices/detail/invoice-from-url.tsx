import type { ReactNode } from 'react';
import type { DemoInvoice, PaymentDetails } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { Navigate, useLocation, useParams } from '@praxis/sdk/router';
import { Loading } from '@praxis/sdk/ui';
import { RecordState } from '../../../shared/record-state';
import { listAddress } from '../addresses';
import { invoiceListQuery, invoiceQuery } from '../queries';

interface InvoiceFromUrlProps {
  /** Path of this page for an invoice. */
  address(id: number): string;
  children(invoice: DemoInvoice, paymentDetails: PaymentDetails): ReactNode;
}

/** Loads the invoice that the URL names; without an id, redirects to the first of the list. */
export function InvoiceFromUrl(props: InvoiceFromUrlProps) {
  const { id } = useParams();
  return id === undefined ? (
    <FirstInvoice {...props} />
  ) : (
    <InvoiceById {...props} key={id} id={id} />
  );
}

function FirstInvoice({ address }: InvoiceFromUrlProps) {
  const { search } = useLocation();
  const first = useQuery(invoiceListQuery, { query: { perPage: 1 } });
  const [invoice] = first.data?.items ?? [];
  if (invoice) return <Navigate to={`${address(invoice.id)}${search}`} replace />;
  return <InvoiceState query={first} isMissing={first.data !== null} />;
}

function InvoiceById({ id, children }: InvoiceFromUrlProps & { id: string }) {
  const one = useQuery(invoiceQuery, { params: { id } });
  if (!one.data) return <InvoiceState query={one} />;
  return children(one.data.invoice, one.data.paymentDetails);
}

interface InvoiceStateProps {
  query: QueryResult<unknown>;
  isMissing?: boolean;
}

function InvoiceState(props: InvoiceStateProps) {
  const { t } = useTranslation('demo');
  return (
    <RecordState
      {...props}
      title={t('invoices.invoice')}
      back={{ to: listAddress, label: t('invoices.title') }}
      missing={{
        title: t('invoices.missing'),
        text: t('invoices.missingText'),
        action: t('invoices.toList'),
      }}
    >
      <Loading shape="form" />
    </RecordState>
  );
}
