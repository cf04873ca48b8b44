import { useTranslation } from '@praxis/sdk';
import { useSearchParams } from '@praxis/sdk/router';
import { LoadedPlan, WithCurrency } from './editor/loaded-plan';
import { NewPlan } from './editor/new-plan';
import { firstValues, valuesOf } from './editor/plan-values';

/** A plan that is not there yet: from nothing, or a copy of another. */
export default function NewPlanPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const from = params.get('from');
  const title = t('plans.new');
  return (
    <WithCurrency title={title}>
      {(currency) =>
        from === null ? (
          <NewPlan initial={firstValues} currency={currency} />
        ) : (
          <LoadedPlan key={from} id={from} title={title}>
            {({ current }) => {
              const name = t('plans.copyOf', { name: current.name }).slice(0, 80);
              return <NewPlan initial={{ ...valuesOf(current), name }} currency={currency} />;
            }}
          </LoadedPlan>
        )
      }
    </WithCurrency>
  );
}
