import { createPlan, updatePlan } from '@praxis/contract/endpoints/plans';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useNavigate } from '@praxis/sdk/router';
import { useForm } from '@praxis/sdk/ui/form';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { validateTerms, type PlanValues } from './plan-values';
import { PlanForm } from './plan-form';
import { usePlanFaults } from './use-plan-faults';

interface NewPlanProps {
  /** Initial values of the form. */
  initial: PlanValues;
  currency: string;
}

/** Creates a plan, as a draft. */
export function NewPlan({ initial, currency }: NewPlanProps) {
  const { t } = useTranslation('doctor');
  const navigate = useNavigate();
  const createPlanMutation = useMutation(createPlan, {
    revisedBy: updatePlan,
  });
  const { range, ...faults } = usePlanFaults(currency);
  const form = useForm<PlanValues>({
    initial,
    ...faults,
    async onSubmit(values) {
      const body = validateTerms(values, currency).data;
      if (!body) return;
      const success = t('plans.drafted', { name: body.name });
      const { id } = await createPlanMutation.run({ body }, { success });
      await navigate(`/doctor/plans/${id}`, { replace: true });
    },
  });
  return (
    <Page>
      <PageHeader title={t('plans.new')} back={{ to: '/doctor/plans', label: t('plans.title') }}>
        {t('plans.emptyText')}
      </PageHeader>
      <PlanForm
        form={form}
        currency={currency}
        range={range}
        submitLabel={t('plans.saveDraft')}
        onCancel={() => void navigate('/doctor/plans')}
      />
    </Page>
  );
}
