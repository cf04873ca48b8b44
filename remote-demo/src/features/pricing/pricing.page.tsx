import { createElement, useState } from 'react';
import {
  pricingPlanKeys,
  yearlySaving,
  type PlanChoice,
  type Pricing,
} from '@praxis/contract/demo/pricing';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ErrorState, Loading, useLazyDialog } from '@praxis/sdk/ui';
import { Page, Segmented, useMoneyText } from '@praxis/sdk/ui/page';
import { PlanCard } from './plan-card';
import { inDollars } from './prices';
import styles from './pricing.module.css';
import { planChoiceQuery, pricingQuery } from './queries';
import { Questions } from './questions';
import { useBilling } from './use-billing';

const loadDialog = () =>
  import(/* webpackChunkName: "choose-plan" */ './dialogs/choose-plan-dialog');

/** What the plans cost and bring, the one that one is on among them. */
export default function PricingPage() {
  const { t } = useTranslation('demo');
  const pricing = useQuery(pricingQuery, {});
  const present = useQuery(planChoiceQuery, {});
  const [billing, chooseBilling] = useBilling(present.data?.billing);
  const failure = pricing.error ?? present.error;
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
      {pricing.data && present.data ? (
        <Plans pricing={pricing.data} present={present.data} billing={billing} />
      ) : failure ? (
        <ErrorState
          failure={failure}
          onRetry={() => {
            if (pricing.error) pricing.reload();
            if (present.error) present.reload();
          }}
          retrying={pricing.loading || present.loading}
        />
      ) : (
        <Loading shape="cards" count={3} />
      )}
    </Page>
  );
}

/** What paying by the year saves at most. */
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
  present: PlanChoice;
  billing: PlanChoice['billing'];
}

/** The plans side by side, the questions under them. */
function Plans({ pricing, present, billing }: PlansProps) {
  const [chosen, setChosen] = useState<PlanChoice | null>(null);
  const close = () => setChosen(null);
  const Dialog = useLazyDialog(chosen ? loadDialog : null, close);
  return (
    <>
      <div className={styles['plans']}>
        {pricingPlanKeys.map((key) => (
          <PlanCard
            key={key}
            name={key}
            plan={pricing[key]}
            present={present}
            billing={billing}
            onChoose={() => setChosen({ plan: key, billing })}
          />
        ))}
      </div>
      <Questions items={pricing.qandA} />
      {chosen &&
        Dialog &&
        createElement(Dialog, { choice: chosen, plan: pricing[chosen.plan], onClose: close })}
    </>
  );
}
