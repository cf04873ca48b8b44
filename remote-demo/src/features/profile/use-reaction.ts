import { reactOnProfile } from '@praxis/contract/demo/profile-page';
import { useMutation, type OptimisticChange } from '@praxis/sdk/data';

/** Likes, follows or marks something, or takes that back; it shows at once what becomes of it. */
export function useReaction() {
  const { attempt } = useMutation(reactOnProfile);
  return (id: string, isOn: boolean, optimistic: OptimisticChange) =>
    void attempt({ body: { id, isOn } }, { optimistic });
}
