import Copy from 'lucide-react/icons/copy';
import type { DoctorPlanAction } from '@praxis/contract/entities/actions';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { Flex, LinkButton } from '@praxis/sdk/ui';
import { actionButtons, Money, PageHeader, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';

interface PlanHeaderProps {
  plan: DoctorPlan;
  actions: RecordActions<DoctorPlan>;
  /** Called with the chosen action. */
  onAction(action: DoctorPlanAction): void;
}

/** Name, status and actions of a plan. */
export function PlanHeader({ plan, actions, onAction }: PlanHeaderProps) {
  const { t } = useTranslation('doctor');
  const { id, status, current, revenue } = plan;
  const { subscribers, applicants, arriving, subscribersOnOlderTerms } = plan;
  const offered = actions
    .offered(plan)
    .filter(({ key }) => key !== 'edit')
    .map((action) => ({
      ...action,
      onSelect: () => onAction(action.key as DoctorPlanAction),
    }));
  return (
    <PageHeader
      title={current.name}
      back={{ to: '/doctor/plans', label: t('plans.title') }}
      actions={
        <>
          <LinkButton icon={Copy} to={`/doctor/plans/new?from=${id}`}>
            {t('plans.act.duplicate')}
          </LinkButton>
          {actionButtons(offered)}
        </>
      }
    >
      <Flex wrap gap={3}>
        <StatusTag of="plan" status={status} />
        {status !== 'draft' && (
          <>
            <span>{t('plans.subscribers', { count: subscribers })}</span>
            {applicants > 0 && <span>{t('plans.applicants', { count: applicants })}</span>}
            {arriving > 0 && <span>{t('plans.arriving', { count: arriving })}</span>}
            {subscribersOnOlderTerms > 0 && (
              <span>{t('plans.olderTerms', { count: subscribersOnOlderTerms })}</span>
            )}
            <span>
              {t('plans.column.revenue')} <Money of={revenue} />
            </span>
          </>
        )}
      </Flex>
    </PageHeader>
  );
}
