import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { changesWhatIsAgreed, type PlanTerms } from '@praxis/contract/rules/plan';
import { useTranslation } from '@praxis/sdk';
import { Alert } from '@praxis/sdk/ui';

interface KeepTermsProps {
  /** The plan as it is saved; none while it is new. */
  plan?: DoctorPlan;
  /** What was changed of it, of the fields that the notice stands with. */
  changed: Partial<PlanTerms>;
}

/** Says whom a change of price, or of what it buys, does not reach. */
export function KeepTerms({ plan, changed }: KeepTermsProps) {
  const { t } = useTranslation('doctor');
  if (!plan || plan.subscribers === 0) return null;
  if (!changesWhatIsAgreed(plan.current, { ...plan.current, ...changed })) return null;
  return <Alert kind="info">{t('plans.keepTerms', { count: plan.subscribers })}</Alert>;
}
