import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { practiceGroup } from '../../shared/practice.group';
import { EditPlan } from './EditPlan';
import { LoadedPlan } from './LoadedPlan';
import { NewPlan } from './NewPlan';
import { firstValues, valuesOf } from './plan-values';
import { PlanOutline } from './PlanOutline';

/** One plan at an address of its own: a new one, a copy of another, or one to change. */
export default function PlanPage() {
  const { t } = useTranslation('doctor');
  const { id } = useParams();
  const [params] = useSearchParams();
  const practice = useDataGroup(practiceGroup, {});
  const from = params.get('from');
  if (!practice.data) return <PlanOutline group={practice} />;

  const { currency } = practice.data;
  if (id !== undefined)
    return (
      <LoadedPlan key={id} id={id}>
        {(plan) => <EditPlan plan={plan} currency={currency} />}
      </LoadedPlan>
    );
  if (from === null) return <NewPlan initial={firstValues} currency={currency} />;
  return (
    <LoadedPlan key={from} id={from}>
      {({ current }) => {
        const name = t('plans.copyOf', { name: current.name }).slice(0, 80);
        return <NewPlan initial={{ ...valuesOf(current), name }} currency={currency} />;
      }}
    </LoadedPlan>
  );
}
