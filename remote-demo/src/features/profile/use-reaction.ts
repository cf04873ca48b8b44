import { reactOnProfile } from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { useMutation, type OptimisticChange } from '@praxis/sdk/data';

/** Likes, follows or marks a record, or reverts that, as an optimistic update. */
export function useReaction() {
  const failed = useTranslation('demo').t('profile.reactionFailed');
  const { runOrNotify } = useMutation(reactOnProfile);
  return function react(id: string, isOn: boolean, optimistic: OptimisticChange) {
    const retry = () => react(id, isOn, optimistic);
    void runOrNotify({ body: { id, isOn } }, { optimistic, failed, retry });
  };
}
