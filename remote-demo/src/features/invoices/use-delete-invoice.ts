import {
  deleteDemoInvoice,
  restoreDemoInvoice,
  type DemoInvoice,
} from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';

/** Deletes an invoice without confirmation; Undo restores it unchanged. */
export function useDeleteInvoice(): (invoice: DemoInvoice) => void {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const remove = useMutation(deleteDemoInvoice);
  const restore = useMutation(restoreDemoInvoice);
  const failed = ({ id }: DemoInvoice) => text('failure.change', { name: `#${id}` });
  const undoDelete = (invoice: DemoInvoice, retry: () => void) => {
    const number = invoice.id;
    return restore.runOrNotify(
      { body: { invoice } },
      {
        // A later invoice may have taken the number.
        success: ({ invoice: { id } }) =>
          id === number
            ? t('invoices.restored', { number })
            : t('invoices.restoredAs', { number, next: id }),
        refused: { 409: t('invoices.taken', { number }) },
        failed: failed(invoice),
        retry,
      },
    );
  };
  const deleteWithUndo = (invoice: DemoInvoice) => {
    const number = invoice.id;
    void remove.runOrNotify(
      { query: { id: number } },
      {
        success: {
          text: t('invoices.deleted', { number }),
          undo: retriedUndo((retry) => undoDelete(invoice, retry)),
        },
        failed: failed(invoice),
        retry: () => deleteWithUndo(invoice),
      },
    );
  };
  return deleteWithUndo;
}
