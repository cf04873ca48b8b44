import { useTranslation } from '@praxis/sdk';
import { useSearchParams } from '@praxis/sdk/router';
import { LoadedPlan, WithCurrency } from './editor/loaded-plan';
import { NewPlan } from './editor/new-plan';
import { initialValues, valuesOf } from './editor/plan-values';

/** A new plan, empty or as a copy of another one. */
export default function NewPlanPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const from = params.get('from');
  const title = t('plans.new');
  return (
    <WithCurrency title={title}>
      {(currency) =>
        from === null ? (
          <NewPlan initial={initialValues} currency={currency} />
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
