import { useParams } from '@praxis/sdk/router';
import { EditPlan } from './edit-plan';
import { LoadedPlan } from './loaded-plan';
import { WithCurrency } from './with-currency';

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
