import { useParams } from '@praxis/sdk/router';
import { EditPlan } from './editor/edit-plan';
import { LoadedPlan, WithCurrency } from './editor/loaded-plan';

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
