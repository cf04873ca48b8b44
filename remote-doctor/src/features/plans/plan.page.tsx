import { useParams } from '@praxis/sdk/router';
import { EditPlan } from './EditPlan';
import { LoadedPlan } from './LoadedPlan';
import { WithCurrency } from './WithCurrency';

/** One plan at an address of its own. */
export default function PlanPage() {
  const { id = '' } = useParams();
  return (
    <WithCurrency>
      {(currency) => (
        <LoadedPlan key={id} id={id}>
          {(plan) => <EditPlan plan={plan} currency={currency} />}
        </LoadedPlan>
      )}
    </WithCurrency>
  );
}
