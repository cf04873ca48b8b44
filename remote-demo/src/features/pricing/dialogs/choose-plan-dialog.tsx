import { choosePlan, type PlanChoice, type PricingPlan } from '@praxis/contract/demo/pricing';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useMoneyText } from '@praxis/sdk/ui/page';
import { inDollars } from '../prices';

interface ChoosePlanDialogProps {
  choice: PlanChoice;
  plan: PricingPlan;
  onClose(): void;
}

/** Confirms a change of plan with its price. */
export default function ChoosePlanDialog({ choice, plan, onClose }: ChoosePlanDialogProps) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const { run } = useMutation(choosePlan);
  const { billing } = choice;
  const due = billing === 'yearly' ? plan.yearlyPlan.totalAnnual : plan.monthlyPrice;
  const amount = money(inDollars(due), { stripped: true });
  const name = plan.title;
  return (
    <ConfirmDialog
      title={t('pricing.choose.title', { plan: name })}
      verb={
        due === 0 ? t('pricing.choose.free', { plan: name }) : t('pricing.choose.pay', { amount })
      }
      onConfirm={async () => {
        await run({ body: choice }, { success: t('pricing.choose.done', { plan: name }) });
      }}
      onClose={onClose}
    >
      <p>{due === 0 ? t('pricing.choose.toFree') : t(`pricing.choose.${billing}`, { amount })}</p>
    </ConfirmDialog>
  );
}
