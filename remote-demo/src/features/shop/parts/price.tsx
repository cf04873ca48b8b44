import { toCents } from '@praxis/contract/demo/shop-prices';
import { Money } from '@praxis/sdk/ui/page';

/** The shop's prices are in US dollars. */
export const inDollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** Price in dollars, as a product stores it. */
export function Price({ of: dollars, className }: { of: number; className?: string }) {
  return <Money of={inDollars(toCents(dollars))} className={className} />;
}
