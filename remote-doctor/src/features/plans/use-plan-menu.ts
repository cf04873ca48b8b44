import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import type { MenuItem } from '@praxis/sdk/ui';
import { actIcons } from './act-icons';
import { actsOn, type PlanAct } from './acts';

/** The acts of a plan's row; `ask` opens the dialog of one. */
export function usePlanMenu(ask: (act: PlanAct, plan: DoctorPlan) => void) {
  const { t } = useTranslation('doctor');
  return (plan: DoctorPlan): MenuItem[] => [
    plan.status === 'archived'
      ? { key: 'open', label: t('plans.act.open'), icon: Eye, to: `/doctor/plans/${plan.id}` }
      : { key: 'edit', label: t('plans.act.edit'), icon: Pencil, to: `/doctor/plans/${plan.id}` },
    {
      key: 'duplicate',
      label: t('plans.act.duplicate'),
      icon: Copy,
      to: `/doctor/plans/new?from=${plan.id}`,
    },
    ...actsOn(plan.status).map((act) => ({
      key: act,
      label: t(`plans.act.${act}`),
      icon: actIcons[act],
      danger: act !== 'publish',
      onSelect: () => ask(act, plan),
    })),
  ];
}
