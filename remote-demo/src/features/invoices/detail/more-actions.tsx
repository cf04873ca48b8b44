import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DemoInvoice } from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useNavigate } from '@praxis/sdk/router';
import { Button, Menu } from '@praxis/sdk/ui';
import { addAddress, listAddress } from '../addresses';
import { useDeleteInvoice } from '../use-delete-invoice';

/** Menu of the less frequent actions on an invoice. */
export function MoreActions({ invoice }: { invoice: DemoInvoice }) {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const remove = useDeleteInvoice();
  return (
    <Menu
      items={[
        {
          key: 'duplicate',
          label: t('invoices.duplicate'),
          icon: Copy,
          to: `${addAddress}?from=${invoice.id}`,
        },
        {
          key: 'delete',
          label: t('invoices.delete'),
          icon: Trash2,
          danger: true,
          onSelect: () => {
            // The page of a deleted invoice has nothing to show.
            void navigate(listAddress);
            remove(invoice);
          },
        },
      ]}
    >
      <Button block icon={Ellipsis}>
        {t('invoices.more')}
      </Button>
    </Menu>
  );
}
