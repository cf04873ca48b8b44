import { useEffect, useEffectEvent } from 'react';
import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import { useSearchParams } from '@praxis/sdk/router';
import type { InvoiceActions } from '../use-invoice-actions';

/**
 * Opens the drawer that a link names (`?act=send`, `?act=pay`), and removes the parameter
 * immediately, so that neither Back nor a reload opens it again.
 */
export function useDrawerFromUrl({ open }: Pick<InvoiceActions, 'open'>, invoice: DemoInvoice) {
  const [params, setParams] = useSearchParams();
  const act = params.get('act');
  const begin = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    next.delete('act');
    setParams(next, { replace: true });
    if (act === 'send' || act === 'pay') open(act, invoice);
  });
  useEffect(() => {
    if (act !== null) begin();
  }, [act]);
}
