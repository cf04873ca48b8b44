import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActionableRecord } from './record-action';
import type { RecordActions } from './use-record-actions';

/**
 * Starts the action named in the address (`?act=pay`) once its record is loaded. The parameter is removed
 * immediately, so that neither Back nor a reload starts it again.
 */
export function useActionFromUrl<Item extends ActionableRecord>(
  actions: Pick<RecordActions<Item>, 'begin'>,
  record: Item | null | undefined,
): void {
  const [params, setParams] = useSearchParams();
  const act = params.get('act');
  const begin = useEffectEvent((found: Item) => {
    const next = new URLSearchParams(params);
    next.delete('act');
    next.delete('of');
    setParams(next, { replace: true });
    const action: Item['actions'][number] | undefined = found.actions.find((one) => one === act);
    if (action !== undefined) actions.begin(action, found);
  });
  useEffect(() => {
    if (act !== null && record) begin(record);
  }, [act, record]);
}
