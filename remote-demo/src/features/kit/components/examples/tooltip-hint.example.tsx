import { Tooltip, LinkButton } from '@praxis/sdk/ui';

export default function TooltipHint() {
  return (
    <Tooltip text="Paid and unpaid invoices of this year">
      <LinkButton to="/apps/invoice/list">Invoices</LinkButton>
    </Tooltip>
  );
}
