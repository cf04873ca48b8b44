import Copy from 'lucide-react/icons/copy';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { Button, Flex, LinkButton } from '@praxis/sdk/ui';
import { Money, PageHeader } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { actIcons } from './act-icons';
import { actsOn, type PlanAct } from './acts';

interface PlanHeaderProps {
  plan: DoctorPlan;
  onAct(act: PlanAct): void;
}

/** What a plan is called, how it stands, and what can become of it. */
export function PlanHeader({ plan, onAct }: PlanHeaderProps) {
  const { t } = useTranslation('doctor');
  const { id, status, current, subscribers, subscribersOnOlderTerms, revenue } = plan;
  return (
    <PageHeader
      title={current.name}
      back={{ to: '/doctor/plans', label: t('plans.title') }}
      actions={
        <>
          <LinkButton icon={Copy} to={`/doctor/plans/new?from=${id}`}>
            {t('plans.act.duplicate')}
          </LinkButton>
          {actsOn(status).map((act) => (
            <Button
              key={act}
              icon={actIcons[act]}
              danger={act === 'delete'}
              onClick={() => onAct(act)}
            >
              {t(`plans.act.${act}`)}
            </Button>
          ))}
        </>
      }
    >
      <Flex wrap gap={3}>
        <StatusTag of="plan" status={status} />
        {status !== 'draft' && (
          <>
            <span>{t('plans.subscribers', { count: subscribers })}</span>
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
