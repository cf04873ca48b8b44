import { lazyComponent } from '@praxis/sdk/ui';
import type { PublicPageProps } from '../page-props';
import { planAt, type PlanAddress } from './plan-address';

/** The sign-in page itself does without public texts and queries: they come with the plan. */
const LazyChosenPlan = lazyComponent<PublicPageProps & PlanAddress>(async () => {
  const [{ loadPublicTexts, withServices }, { default: ChosenPlan }] = await Promise.all([
    import(/* webpackChunkName: "public" */ '../public-part'),
    import(/* webpackChunkName: "chosen-plan" */ './chosen-plan'),
  ]);
  await loadPublicTexts();
  return { default: withServices(ChosenPlan) };
});

/** What somebody chose before they had to sign in; nothing where the address is no plan's. */
export function ChosenPlanAt({ next, ...page }: PublicPageProps & { next: string }) {
  const plan = planAt(next);
  return plan && <LazyChosenPlan {...page} {...plan} />;
}
