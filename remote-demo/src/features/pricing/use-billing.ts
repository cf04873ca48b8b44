import { billingPeriods, type BillingPeriod } from '@praxis/contract/demo/pricing';
import { useSearchParams } from '@praxis/sdk/router';
import { oneOf } from '@praxis/sdk/ui/page';

/** How often the shown prices are paid, as the address says; as the present plan is where it does not. */
export function useBilling(
  present: BillingPeriod | undefined,
): [BillingPeriod, (billing: BillingPeriod) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (billing: BillingPeriod) =>
    setParams({ billing }, { replace: true, preventScrollReset: true, flushSync: true });
  return [oneOf(params.get('billing'), billingPeriods) ?? present ?? 'monthly', choose];
}
