import { toCents } from '@praxis/contract/demo/shop-prices';
import { Money } from '@praxis/sdk/ui/page';

/** The shop's prices are dollars. */
export const inDollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** The price of a product, which has it in dollars. */
export function Price({ of: dollars, className }: { of: number; className?: string }) {
  return <Money of={inDollars(toCents(dollars))} className={className} />;
}
