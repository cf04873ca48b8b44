import { useState } from 'react';
import {
  billingPeriods,
  pricingPlanKeys,
  yearlySaving,
  type BillingPeriod,
  type PlanChoice,
  type Pricing,
} from '@praxis/contract/demo/pricing';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { ErrorState, lazyDialog, Loading } from '@praxis/sdk/ui';
import { oneOf, Page, Segmented, useMoneyText } from '@praxis/sdk/ui/page';
import { PlanCard } from './plan-card';
import { inDollars } from './prices';
import styles from './pricing.module.css';
import { planChoiceQuery, pricingQuery } from './queries';
import { Questions } from './questions';

const ChoosePlanDialog = lazyDialog(
  () => import(/* webpackChunkName: "choose-plan" */ './dialogs/choose-plan-dialog'),
);

/** Prices and benefits of the plans, including the current one. */
export default function PricingPage() {
  const { t } = useTranslation('demo');
  const pricing = useQuery(pricingQuery, {});
  const current = useQuery(planChoiceQuery, {});
  const [billing, chooseBilling] = useBilling(current.data?.billing);
  const failure = pricing.error ?? current.error;
  return (
    <Page>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{t('pricing.title')}</h1>
        <p className={styles['subtitle']}>{t('pricing.subtitle')}</p>
        <div className={styles['billing']}>
          <Segmented
            label={t('pricing.billing.label')}
            value={billing}
            onChange={chooseBilling}
            options={[
              { value: 'monthly', label: t('pricing.billing.monthly') },
              { value: 'yearly', label: t('pricing.billing.yearly') },
            ]}
          />
          {pricing.data && <Saving pricing={pricing.data} />}
        </div>
      </header>
      {pricing.data && current.data ? (
        <Plans pricing={pricing.data} current={current.data} billing={billing} />
      ) : failure ? (
        <ErrorState
          failure={failure}
          onRetry={() => {
            if (pricing.error) pricing.reload();
            if (current.error) current.reload();
          }}
          retrying={pricing.loading || current.loading}
        />
      ) : (
        <Loading shape="cards" count={3} />
      )}
    </Page>
  );
}

/** Maximum saving of yearly billing. */
function Saving({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const most = Math.max(...pricingPlanKeys.map((key) => yearlySaving(pricing[key])));
  return (
    <p className={styles['saving']}>
      {t('pricing.saveUpTo', { amount: money(inDollars(most), { stripped: true }) })}
    </p>
  );
}

interface PlansProps {
  pricing: Pricing;
  current: PlanChoice;
  billing: PlanChoice['billing'];
}

/** Plans side by side, with questions below. */
function Plans({ pricing, current, billing }: PlansProps) {
  const [chosen, setChosen] = useState<PlanChoice | null>(null);
  return (
    <>
      <div className={styles['plans']}>
        {pricingPlanKeys.map((key) => (
          <PlanCard
            key={key}
            name={key}
            plan={pricing[key]}
            current={current}
            billing={billing}
            onChoose={() => setChosen({ plan: key, billing })}
          />
        ))}
      </div>
      <Questions items={pricing.qandA} />
      {chosen && (
        <ChoosePlanDialog
          choice={chosen}
          plan={pricing[chosen.plan]}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Billing period of the displayed prices: from the address, or that of the current plan. */
function useBilling(
  current: BillingPeriod | undefined,
): [BillingPeriod, (billing: BillingPeriod) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (billing: BillingPeriod) =>
    setParams({ billing }, { replace: true, preventScrollReset: true, flushSync: true });
  return [oneOf(params.get('billing'), billingPeriods) ?? current ?? 'monthly', choose];
}
