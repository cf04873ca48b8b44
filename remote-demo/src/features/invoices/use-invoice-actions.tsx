import { useState, type ReactNode } from 'react';
import Banknote from 'lucide-react/icons/banknote';
import Copy from 'lucide-react/icons/copy';
import PanelRight from 'lucide-react/icons/panel-right';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { canEditInvoice, canPayInvoice } from '@praxis/contract/demo/invoice-rules';
import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { lazyDialog, type MenuItem } from '@praxis/sdk/ui';
import { addAddress, editAddress, previewAddress } from './addresses';
import { useDeleteInvoice } from './use-delete-invoice';

/** Drawers of actions on an invoice. */
const drawers = {
  send: lazyDialog(() => import(/* webpackChunkName: "send-invoice" */ './dialogs/send-drawer')),
  pay: lazyDialog(() => import(/* webpackChunkName: "pay-invoice" */ './dialogs/payment-drawer')),
} as const;
export type InvoiceDrawer = keyof typeof drawers;

export interface InvoiceActions {
  /** Menu of an invoice in the list. */
  menu(invoice: DemoInvoice): MenuItem[];
  /** Opens a drawer, unless its action is no longer allowed. */
  open(drawer: InvoiceDrawer, invoice: DemoInvoice): void;
  /** The open drawer, for the page to render. */
  dialog: ReactNode;
}

/**
 * Actions on an invoice; the rules are in contract/src/demo/invoice-rules.ts.
 *
 * @param shown invoices on the page, from which an open drawer takes the current version of its own
 */
export function useInvoiceActions(shown: readonly DemoInvoice[]): InvoiceActions {
  const { t } = useTranslation('demo');
  const remove = useDeleteInvoice();
  const [opened, setOpened] = useState<{ drawer: InvoiceDrawer; invoice: DemoInvoice }>();
  const Drawer = opened && drawers[opened.drawer];

  const open = (drawer: InvoiceDrawer, invoice: DemoInvoice) => {
    if (drawer === 'send' || canPayInvoice(invoice)) setOpened({ drawer, invoice });
  };

  const newest = (invoice: DemoInvoice) => shown.find(({ id }) => id === invoice.id) ?? invoice;

  return {
    open,
    menu: (invoice) => {
      const { id } = invoice;
      return [
        { key: 'open', label: t('invoices.view'), icon: PanelRight, to: previewAddress(id) },
        {
          key: 'send',
          label: t('invoices.send'),
          icon: Send,
          primary: invoice.invoiceStatus === 'Draft',
          onSelect: () => open('send', invoice),
        },
        ...(canPayInvoice(invoice)
          ? [
              {
                key: 'pay',
                label: t('invoices.addPayment'),
                icon: Banknote,
                primary: invoice.invoiceStatus !== 'Draft',
                onSelect: () => open('pay', invoice),
              },
            ]
          : []),
        ...(canEditInvoice(invoice)
          ? [{ key: 'edit', label: t('invoices.edit'), icon: Pencil, to: editAddress(id) }]
          : []),
        {
          key: 'duplicate',
          label: t('invoices.duplicate'),
          icon: Copy,
          to: `${addAddress}?from=${id}`,
        },
        {
          key: 'delete',
          label: t('invoices.delete'),
          icon: Trash2,
          danger: true,
          onSelect: () => remove(invoice),
        },
      ];
    },
    dialog: Drawer && (
      <Drawer invoice={newest(opened.invoice)} onClose={() => setOpened(undefined)} />
    ),
  };
}
