import {
  deleteDemoInvoice,
  restoreDemoInvoice,
  type DemoInvoice,
} from '@praxis/contract/demo/invoices';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { useFailureText, useUiText } from '@praxis/sdk/ui';

/** Deletes an invoice at once; Undo puts it back as it was. */
export function useDeleteInvoice(): (invoice: DemoInvoice) => void {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const text = useUiText();
  const failureText = useFailureText();
  const remove = useMutation(deleteDemoInvoice);
  const restore = useMutation(restoreDemoInvoice);
  const putBack = (invoice: DemoInvoice) => {
    const number = invoice.id;
    restore
      .run({ body: { invoice } }, { success: t('invoices.restored', { number }), quiet: true })
      .catch((error: unknown) => {
        const failure = toFailure(error);
        if (failure.status === 409)
          notify({ kind: 'error', text: t('invoices.taken', { number }) });
        else
          // The notice with Undo has gone: without another button nothing would bring it back.
          notify({
            kind: 'error',
            text: failureText(failure),
            undo: { label: text('retry'), run: () => putBack(invoice) },
          });
      });
  };
  return (invoice) => {
    const number = invoice.id;
    void remove.attempt(
      { query: { id: number } },
      {
        success: {
          text: t('invoices.deleted', { number }),
          undo: { label: text('undo'), run: () => putBack(invoice) },
        },
      },
    );
  };
}
