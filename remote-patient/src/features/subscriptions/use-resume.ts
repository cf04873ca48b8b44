import { resumeSubscription } from '@praxis/contract/endpoints/patient-subscriptions';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';

/** Returns a function that revokes the patient's own cancellation in one click. */
export function useResume() {
  const { t } = useTranslation('patient');
  const { runOrNotify } = useMutation(resumeSubscription);
  /** @param retry for Undo, whose toast is gone when it fails; the button stays on the page */
  return ({ id, version, plan }: PatientSubscription, retry?: () => void) =>
    runOrNotify(
      { params: { id }, version },
      {
        success: { text: t('subscriptions.resumed'), about: id },
        failed: t('subscriptions.notResumed', { plan: plan.name }),
        ...(retry && { retry }),
      },
    );
}
