import type { PublicDoctor } from '@praxis/contract/endpoints/views/doctor';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Flex, LinkButton } from '@praxis/sdk/ui';
import { Tag } from '@praxis/sdk/ui/page';
import { changePlanPath } from '../change-plan-path';

interface PlansLinkProps {
  doctor: PublicDoctor;
  /** The patient's open subscription with this doctor. */
  subscription: PatientSubscription | undefined;
}

/** Links a doctor of the list to the plans, or to the existing subscription. */
export function PlansLink({ doctor: { id, fullName, priceFrom }, subscription }: PlansLinkProps) {
  const { t } = useTranslation('patient');
  if (!subscription)
    return priceFrom ? (
      <LinkButton
        size="small"
        to={`/patient/subscribe?doctor=${id}`}
        aria-label={t('doctors.choosePlanOf', { doctor: fullName })}
      >
        {t('doctors.choosePlan')}
      </LinkButton>
    ) : (
      '–'
    );
  const isPending = subscription.status === 'pending';
  const act = subscription.actions.includes('changePlan') ? 'change' : 'view';
  return (
    <Flex gap={3} justify="end" wrap>
      <Tag tone={isPending ? 'warning' : 'success'}>
        {t(`subscribe.already.${isPending ? 'shortPending' : 'short'}`)}
      </Tag>
      <LinkButton
        size="small"
        to={act === 'change' ? changePlanPath(subscription.id) : '/patient/subscriptions'}
        aria-label={t(`subscribe.already.${act}Of`, { doctor: fullName })}
      >
        {t(`subscribe.already.${act}`)}
      </LinkButton>
    </Flex>
  );
}
