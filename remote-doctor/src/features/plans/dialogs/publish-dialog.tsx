import { publishPlan } from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { Doctor } from '@praxis/contract/entities/doctor';
import { isFull } from '@praxis/contract/rules/subscriptions/subscribe';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { Loading } from '@praxis/sdk/ui';
import { ConfirmDialog, Loaded } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { PlanCard } from '@praxis/sdk/practice/plan';
import { backgroundQuery } from '../../../shared/background/queries';

/**
 * Publishes a plan and shows it as patients will see it. Doctors who aren't verified learn that
 * patients can't find it yet.
 */
export default function PublishDialog({
  record: { id, version, current, subscribers, arriving },
  changes,
  onClose,
}: ActionDialogProps<DoctorPlan>) {
  const { t } = useTranslation('doctor');
  const publish = useMutation(publishPlan);
  const background = useQuery(backgroundQuery, {});
  const { name } = current;
  const full = isFull(current, subscribers + arriving);
  return (
    <ConfirmDialog
      title={t('plans.publishTitle', { name })}
      verb={t('plans.act.publish')}
      onConfirm={async () => {
        await publish.run({ params: { id }, version }, { success: t('plans.published', { name }) });
      }}
      onClose={onClose}
    >
      {changes}
      <Loaded query={background} outline={<Loading count={1} />}>
        {({ verification }) => <p>{t(`plans.publishText.${reachOf(verification, full)}`)}</p>}
      </Loaded>
      <PlanCard terms={current} />
    </ConfirmDialog>
  );
}

/** Patients find only verified doctors, and can't subscribe to a full plan. */
const reachOf = (verification: Doctor['verification'], full: boolean) => {
  if (verification === 'verified') return full ? 'full' : 'verified';
  if (verification === 'suspended') return 'suspended';
  return full ? 'waitingFull' : 'waiting';
};
