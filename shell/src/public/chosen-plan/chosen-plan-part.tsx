import { lazyComponent } from '@praxis/sdk/ui';
import type { PublicPageProps } from '../page-props';
import { planAt, type PlanAddress } from './plan-address';

/** Lazy-loaded with public texts and queries, which the sign-in page itself does not need. */
const LazyChosenPlan = lazyComponent<PublicPageProps & PlanAddress>(async () => {
  const [{ loadPublicTexts, withServices }, { default: ChosenPlan }] = await Promise.all([
    import(/* webpackChunkName: "public" */ '../public-part'),
    import(/* webpackChunkName: "chosen-plan" */ './chosen-plan'),
  ]);
  await loadPublicTexts();
  return { default: withServices(ChosenPlan) };
});

/** Shows the plan that was chosen before sign-in; nothing for other addresses. */
export function ChosenPlanAt({ next, ...page }: PublicPageProps & { next: string }) {
  const plan = planAt(next);
  return plan && <LazyChosenPlan {...page} {...plan} />;
}
