import { useCallback } from 'react';
import { useSearchParams } from '@praxis/sdk/router';
import { oneOf } from '@praxis/sdk/ui/page';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** How products are laid out; it is in the address, as all that is chosen here. */
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
