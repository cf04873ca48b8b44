import { useTranslation } from '@praxis/sdk';
import { useParams } from '@praxis/sdk/router';
import { EditPlan } from './editor/edit-plan';
import { LoadedPlan, WithCurrency } from './editor/loaded-plan';

/** One plan at its own URL. */
export default function PlanPage() {
  const { t } = useTranslation('doctor');
  const { id = '' } = useParams();
  const title = t('plans.column.name');
  return (
    <WithCurrency title={title}>
      {(currency) => (
        <LoadedPlan key={id} id={id} title={title}>
          {(plan) => <EditPlan plan={plan} currency={currency} />}
        </LoadedPlan>
      )}
    </WithCurrency>
  );
}
