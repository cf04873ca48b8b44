import { useRef, useState } from 'react';
import { invoiceLimits, type NewInvoice } from '@praxis/contract/demo/invoice-input';
import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useNavigate } from '@praxis/sdk/router';
import { lazyDialog } from '@praxis/sdk/ui';
import { Form, useForm } from '@praxis/sdk/ui/form';
import { UnsavedChanges, useNavigateBack } from '@praxis/sdk/ui/overlay';
import { useMoneyText } from '@praxis/sdk/ui/page';
import { useLoadedVersion } from '../../../shared/use-loaded-version';
import { previewAddress } from '../addresses';
import { cents } from '../amounts';
import { DetailsCard } from './details-card';
import styles from './editor.module.css';
import { invoiceFormSchema, toInvoiceInput, totalsOf, type InvoiceValues } from './invoice-values';
import { ItemsCard } from './items-card';
import { SheetCard } from './sheet-card';
import { SubmitCard } from './submit-card';
import { useDescribeChanges } from './use-describe-changes';
import { useStableItemKeys } from './use-stable-item-keys';

interface InvoiceEditorProps {
  /** Initial values of the form. */
  initial: InvoiceValues;
  /** The invoice is stored: the form merges changes of another tab. */
  isStored?: boolean;
  /** Amount already paid, in cents. */
  paid?: number;
  /** Saves the invoice. */
  onSave(invoice: NewInvoice): Promise<DemoInvoice>;
  /** Page to return to on Cancel, and after saving a stored invoice. */
  cancelTo: string;
}

const ClientDrawer = lazyDialog(
  () => import(/* webpackChunkName: "new-client" */ '../dialogs/client-drawer'),
);

/** Form of an invoice: client, dates, items and what the document shows. */
export function InvoiceEditor({
  initial: loaded,
  isStored = false,
  paid = 0,
  onSave,
  cancelTo,
}: InvoiceEditorProps) {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const goBack = useNavigateBack(cancelTo);
  const money = useMoneyText();
  const [adding, setAdding] = useState(false);
  const sendsNext = useRef(false);
  const [sending, setSending] = useState(false);

  const initial = useStableItemKeys(loaded);
  const version = useLoadedVersion(initial);
  const descriptions = useDescribeChanges();
  const form = useForm<InvoiceValues>({
    initial,
    ...(isStored && { newest: { version, values: initial } }),
    schema: invoiceFormSchema,
    check: (values) => {
      const { issuedDate, dueDate, items } = values;
      return {
        ...(issuedDate && dueDate && dueDate < issuedDate && { dueDate: t('invoices.dueFault') }),
        ...(paid > 0 &&
          totalsOf(values).total < paid && {
            items: t('invoices.paidFault', { amount: money(cents(paid)) }),
          }),
        ...(items.length === 0 && { items: t('invoices.itemsFault') }),
        ...(items.length > invoiceLimits.items && {
          items: t('invoices.itemsLimit', { most: invoiceLimits.items }),
        }),
      };
    },
    async onSubmit(values) {
      const { id } = await onSave(toInvoiceInput(values));
      // Replaces the form in the history: Back to it would create another invoice.
      if (isStored && !sendsNext.current) goBack();
      else
        await navigate(`${previewAddress(id)}${sendsNext.current ? '?act=send' : ''}`, {
          replace: true,
        });
    },
  });

  const saveAndSend = async () => {
    sendsNext.current = true;
    setSending(true);
    await form.submit();
    sendsNext.current = false;
    setSending(false);
  };

  return (
    <>
      <Form form={form} {...descriptions}>
        <div className={styles.layout}>
          <div className={styles.main}>
            <DetailsCard form={form} onNewClient={() => setAdding(true)} />
            <ItemsCard form={form} paid={paid} />
            <SheetCard form={form} />
          </div>
          <SubmitCard
            total={totalsOf(form.values).total - paid}
            saving={form.submitting}
            sending={sending && form.submitting}
            onSaveAndSend={() => void saveAndSend()}
            cancelTo={cancelTo}
          />
        </div>
      </Form>
      <UnsavedChanges unsaved={form.dirty && !form.submitting} />
      {adding && (
        <ClientDrawer
          onClose={() => setAdding(false)}
          onSave={(client) => form.set('client', client)}
        />
      )}
    </>
  );
}
