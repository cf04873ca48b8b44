import { Link } from '@praxis/sdk/ui';

export default function LinkText() {
  return (
    <p>
      Invoices are under <Link to="/apps/invoice/list">Invoices</Link>, prices on the{' '}
      <Link to="/pages/pricing">pricing page</Link>.
    </p>
  );
}
