import Archive from 'lucide-react/icons/archive';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { planQuery } from './queries';
import { usePlanFacts } from './use-plan-facts';

interface PlanActionsOptions {
  /** Called after the plan was deleted: its own page has nothing left to show. */
  onDeleted?(): void;
}

/** Actions of a doctor on a plan; a plan with any status can be copied. */
export function usePlanActions({ onDeleted }: PlanActionsOptions = {}): RecordActions<DoctorPlan> {
  const { t } = useTranslation('doctor');
  const facts = usePlanFacts();
  const address = ({ id }: DoctorPlan) => `/doctor/plans/${id}`;
  const actions = useRecordActions<DoctorPlan>(
    {
      edit: { label: t('plans.act.edit'), icon: Pencil, to: address },
      publish: {
        label: t('plans.act.publish'),
        icon: Send,
        dialog: () => import(/* webpackChunkName: "publish-plan" */ './dialogs/publish-dialog'),
      },
      archive: {
        label: t('plans.act.archive'),
        icon: Archive,
        dialog: () => import(/* webpackChunkName: "archive-plan" */ './dialogs/archive-dialog'),
      },
      delete: {
        label: ({ status }) => t(`plans.act.${status === 'draft' ? 'deleteDraft' : 'delete'}`),
        icon: Trash2,
        danger: true,
        dialog: async () => {
          const { DeleteDialog } = await import(
            /* webpackChunkName: "delete-plan" */ './dialogs/delete-dialog'
          );
          return { default: (props) => <DeleteDialog {...props} onDeleted={onDeleted} /> };
        },
      },
    },
    { open: { label: t('plans.act.open'), to: address }, newest: planQuery, facts },
  );
  return {
    ...actions,
    menu(plan) {
      // Editable and read-only plans have the same page.
      const canEdit = plan.actions.includes('edit');
      const [first, ...others] = canEdit ? actions.offered(plan) : actions.menu(plan);
      const copy = {
        key: 'duplicate',
        label: t('plans.act.duplicate'),
        icon: Copy,
        to: `/doctor/plans/new?from=${plan.id}`,
      };
      return [...(first ? [first] : []), copy, ...others];
    },
  };
}
