import { useCallback } from 'react';
import { useSearchParams } from '@praxis/sdk/router';
import { oneOf } from '@praxis/sdk/ui/page';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** Layout of the products, stored in the address like all other choices. */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const setView = useCallback(
    (view: View) =>
      setParams(
        (now) => {
          if (view === 'grid') now.delete('view');
          else now.set('view', view);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [oneOf(params.get('view'), views) ?? 'grid', setView];
}
